import 'react';

declare module 'react' {
  /** Invoker commands: in every browser, not yet in React's types. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

declare global {
  namespace Astro {
    interface ClientDirectives {
      'client:interaction'?: boolean;
    }
  }

  interface ImportMetaEnv {
    readonly API_URL?: string;
  }
}

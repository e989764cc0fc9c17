import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import type { Env } from '../env.ts';
import type { Store } from '../storage/store.ts';
import { UsageError } from './cli-error.ts';
import type { Output } from './output.ts';

/** An option as `parseArgs` takes it, with what its help says. `value` names what stands behind it. */
export type Option = ParseArgsOptionDescriptor & { help: string; value?: string };
export type Options = Record<string, Option>;

export type Context = { env: Env; store: Store; now: number; out: Output };

type Configuration<Wanted extends Options> = {
  args: readonly string[];
  options: Wanted;
  allowPositionals: true;
  strict: true;
};

type Parsed<Wanted extends Options> = ReturnType<typeof parseArgs<Configuration<Wanted>>>;

type Description = {
  /** What stands behind the command's name: `ID`, or `[ID]` where it may be left out. */
  parameters?: readonly string[];
  summary: string;
  /** Further sentences of its help. */
  details?: string;
};

export type Command = Description & {
  options: Options;
  /** Resolves to the exit code. */
  execute(args: readonly string[], context: Context): Promise<number>;
};

type Specification<Wanted extends Options> = Description & {
  options: Wanted;
  run(context: Context, values: Parsed<Wanted>['values'], ...parameters: string[]): Promise<number>;
};

function parse<Wanted extends Options>(spec: Specification<Wanted>, args: readonly string[]): Parsed<Wanted> {
  try {
    const configuration = { args, options: spec.options, allowPositionals: true, strict: true } as const;
    return parseArgs<Configuration<Wanted>>(configuration);
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** A command of the operator: what it is called with, what its help says, and what it does. */
export function command<const Wanted extends Options>(spec: Specification<Wanted>): Command {
  const { parameters = [], summary, details, options, run } = spec;
  const required = parameters.filter((parameter) => !parameter.startsWith('['));
  return {
    parameters,
    summary,
    ...(details !== undefined && { details }),
    options,
    execute: async (args, context) => {
      const { values, positionals } = parse(spec, args);
      const missing = required[positionals.length];
      if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
      const extra = positionals[parameters.length];
      if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
      return run(context, values, ...positionals);
    },
  };
}

export const JSON_OPTION = { json: { type: 'boolean', help: 'print JSON for programs' } } as const;

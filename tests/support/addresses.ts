/** Ports of the tests' own servers, away from the ones that people use. */
export const PORTS = { host: 4173, static: 4174, workbench: 4175 } as const;

const at = (port: number) => `http://localhost:${port}`;

/** The real host with the built site. */
export const HOST_URL = at(PORTS.host);
/** The same files on a server that knows neither headers nor redirects. */
export const STATIC_URL = at(PORTS.static);
/** The development server with the workbench. */
export const WORKBENCH_URL = at(PORTS.workbench);

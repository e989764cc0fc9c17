/** Whether what a child process prints ends up where colours can be seen. */
export const coloured = Boolean(process.stdout.isTTY || process.env['FORCE_COLOR']);

/**
 * For children whose output passes through us: they see a pipe and cannot tell.
 * @type {NodeJS.ProcessEnv}
 */
export const colourEnv = coloured ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** A fault that one sentence explains; whoever reads it is spared the stack. */
export class Problem extends Error {}

/**
 * Runs a command's body and ends the process with the exit code it returns.
 * @param {() => Promise<number>} body
 */
export async function command(body) {
  stopWithNpm();
  try {
    process.exit(await body());
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}

/**
 * npm hands a SIGTERM only to the shell between it and us. The shell dies of it and passes nothing on, so its
 * end is taken for the signal.
 */
function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
}

/** @param {number} since a value of performance.now() */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

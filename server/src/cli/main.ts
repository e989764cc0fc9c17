import { outputTo } from './output.ts';
import { runCli } from './run-cli.ts';

// Whoever reads our output may stop reading, as `head` does.
process.stdout.on('error', (error: Error & { code?: string }) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});

process.exitCode = await runCli({
  args: process.argv.slice(2),
  environment: process.env,
  out: outputTo(process.stdout),
  complain: (text) => process.stderr.write(text),
});

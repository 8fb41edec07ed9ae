/** `node scripts/run.mjs [--tools] <file> [arguments]`: runs one TypeScript file of ours on Node 24, with `--tools` one that needs them. */
import { install } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';
import { script } from './lib/step.mjs';

await script(async () => {
  const args = process.argv.slice(2);
  const tools = args[0] === '--tools';
  if (tools) args.shift();
  const [file, ...rest] = args;
  if (!file) throw new Error('Usage: node scripts/run.mjs [--tools] <file> [arguments]');
  await install({ tools });
  await serve([file, ...rest]);
});

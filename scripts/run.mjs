/** `node scripts/run.mjs <file> [arguments]`: runs one TypeScript file of ours on Node 24. */
import { install } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';
import { script } from './lib/step.mjs';

await script(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Error('Usage: node scripts/run.mjs <file> [arguments]');
  await install();
  await serve([file, ...args]);
});

/** `npm run dev`: the server starts again when its files change, and the storefront changes in the open page. */
import { buildConsole } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';
import { script } from './lib/step.mjs';

await script(async () => {
  await install();
  await buildConsole();
  await serve(['--watch', '--watch-preserve-output', 'server/src/main.ts'], { STOREFRONT_DEV: '1' });
});

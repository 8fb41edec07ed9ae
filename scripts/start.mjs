/** `npm start`: from a fresh clone to a running shop. Needs nothing but Node 20 or newer and npm. */
import { buildFrontEnds } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';
import { script } from './lib/step.mjs';

await script(async () => {
  await install();
  await buildFrontEnds();
  await serve(['server/src/main.ts'], { NODE_ENV: process.env.NODE_ENV ?? 'production' });
});

/** `npm run build`: the libraries and both built front ends, so that a later start has nothing left to prepare. */
import { buildFrontEnds } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { script } from './lib/step.mjs';

await script(async () => {
  await install();
  await buildFrontEnds();
});

/** `npm run build`: the libraries and the built storefront, so that a later start has nothing left to prepare. */
import { buildStorefront } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { script } from './lib/step.mjs';

await script(async () => {
  await install();
  await buildStorefront();
});

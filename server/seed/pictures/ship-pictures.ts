import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstPictures } from './first-pictures.ts';
import { paint } from './paint.ts';
import { fileOf, nameOf, widths } from './recipe.ts';
import { shippedFolder } from './shipped.ts';

/**
 * Paints missing pictures in `server/assets/demo-pictures` and removes unused ones. Run it when the demo data changes:
 * `node server/seed/pictures/ship-pictures.ts`.
 */
await mkdir(shippedFolder, { recursive: true });
const there = new Set(await readdir(shippedFolder));
for (const recipe of firstPictures()) {
  const name = nameOf(recipe);
  const files = widths[recipe.kind].map((width) => fileOf(name, width));
  if (files.some((file) => !there.has(file)))
    for (const [width, bytes] of await paint(recipe)) await writeFile(join(shippedFolder, fileOf(name, width)), bytes);
  for (const file of files) there.delete(file);
}
for (const file of there) await rm(join(shippedFolder, file));

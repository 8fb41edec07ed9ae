import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localFiles } from '../../src/base/files/local-files.ts';
import { mediaKey } from '../../src/goods/media/index.ts';
import { products } from '../world/shops.ts';
import { thingsFolder } from './cut-out.ts';
import { firstPictures } from './first-pictures.ts';
import { gallery } from './gallery.ts';
import { storePicture } from './demo-pictures.ts';
import { fileOf, nameOf, widths } from './recipe.ts';
import { shippedFolder, shippedPicture } from './shipped.ts';

test('ships exactly the pictures of cards, lists and headers (otherwise run ship-pictures.ts)', async () => {
  const wanted = firstPictures().flatMap((recipe) => widths[recipe.kind].map((width) => fileOf(nameOf(recipe), width)));
  expect((await readdir(shippedFolder)).toSorted()).toEqual(wanted.toSorted());
});

test('has an emoji file for every thing in a picture', async () => {
  const shown = new Set<string>();
  JSON.stringify([firstPictures(), products.flatMap(gallery)], (key, value) => {
    if (key === 'cp') shown.add(`${value}.webp`);
    return value;
  });
  expect([...shown.difference(new Set(await readdir(thingsFolder)))]).toEqual([]);
});

test('stores a shipped picture unchanged, and paints any other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-pictures-'));
  try {
    const files = localFiles(folder);
    const [shipped, painted] = products.map(gallery).find(([first]) => first?.kind === 'product')!;
    for (const recipe of [shipped!, painted!]) await storePicture(files, recipe);
    expect(await files.read(mediaKey(fileOf(nameOf(shipped!), 800)))).toEqual(
      (await shippedPicture(shipped!))?.get(800),
    );
    expect(await shippedPicture(painted!)).toBeNull();
    expect(await files.has(mediaKey(fileOf(nameOf(painted!), 800)))).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

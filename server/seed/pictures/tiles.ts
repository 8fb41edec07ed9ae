import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categoryCodes, type CategoryCode } from '@tradewind/contract/goods/catalog';
import sharp from 'sharp';
import { categoryImage } from '../../src/goods/media/index.ts';
import { cutOut } from './cut-out.ts';

/**
 * Paints the pictures of the category tiles into `server/assets/categories`. They are committed, so run it when one of
 * them changes: `node server/seed/pictures/tiles.ts`.
 */
const things: Readonly<Record<CategoryCode, string>> = {
  computer: '1f4bb',
  electrical: '1f4fa',
  outdoors: '26fa',
  family: '1f6cb-fe0f',
  health: '1fa7a',
  mens: '1f454',
  womens: '1f457',
  food: '1f353',
  phone: '1f4f1',
  toys: '1f9f8',
  adult: '1f339',
  lingerie: '1fa71',
  jewelry: '1f48d',
  watches: '231a',
};

/** Twice the tile of 54 with its thing of 38, for fine screens. */
const tile = 108;
const thing = 76;

const folder = join(import.meta.dirname, '../../assets/categories');
for (const code of categoryCodes) {
  const { data, width, height, channels } = await cutOut(things[code], thing);
  const ground = sharp({ create: { width: tile, height: tile, channels: 4, background: '#0000' } });
  const image = ground.composite([{ input: data, raw: { width, height, channels }, gravity: 'centre' }]);
  await writeFile(join(folder, categoryImage(code).split('/').at(-1)!), await image.webp({ quality: 86 }).toBuffer());
}

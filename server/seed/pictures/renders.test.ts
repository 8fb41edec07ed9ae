import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { products } from '../world/shops.ts';
import { renderFolder, rendersOf } from './renders.ts';
import { gallery, variantPicture } from './gallery.ts';

const folders = (await readdir(renderFolder, { withFileTypes: true })).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'models' ? [entry.name] : [],
);

describe.each(folders)('the renders of %s', (slug) => {
  const product = products.find((one) => one.slug === slug);

  test('belong to a product, whose gallery begins with its front', () => {
    expect(product).toBeDefined();
    expect(rendersOf(slug)[0]?.view).toBe('front');
    expect(gallery(product!).every(({ kind }) => kind === 'render')).toBe(true);
  });

  test('are views, or fronts of values of its options', async () => {
    const codes = product!.options.flatMap(({ values }) => values.map(({ code }) => `front-${code}.webp`));
    const known = ['front', 'detail', 'setting', 'scale'].map((view) => `${view}.webp`).concat(codes);
    expect((await readdir(join(renderFolder, slug))).filter((file) => !known.includes(file))).toEqual([]);
  });

  test('have 800 pixels and 80 KB at most', async () => {
    for (const file of await readdir(join(renderFolder, slug))) {
      const path = join(renderFolder, slug, file);
      expect(await sharp(path).metadata()).toMatchObject({ width: 800, height: 800, format: 'webp' });
      expect((await stat(path)).size).toBeLessThan(80 * 1024);
    }
  });

  test('show each colour that can be chosen', () => {
    const pictured = product!.options.find(({ values }) => values.some(({ effect }) => effect));
    const shown = pictured?.values.map((value) => variantPicture(product!, value)) ?? [];
    expect(shown.filter(({ kind }) => kind !== 'render')).toEqual([]);
    expect(new Set(shown.map((recipe) => JSON.stringify(recipe))).size).toBe(shown.length);
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@tradewind/contract/base/locales';
import { expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { webManifests } from './web-manifest.ts';

interface Manifest {
  id: string;
  lang: string;
  description: string;
  start_url: string;
  icons: { src: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}
const manifests = locales.map((locale) => JSON.parse(webManifests.get(locale)!) as Manifest);

it('is the same app in every language, in words of that language', () => {
  expect(new Set(manifests.map(({ id }) => id)).size).toBe(1);
  expect(manifests.map(({ lang }) => lang)).toEqual([...locales]);
  expect(new Set(manifests.map(({ description }) => description)).size).toBe(locales.length);
});

it('names icons that exist, one of them for masks', () => {
  const { icons } = manifests[0]!;
  for (const { src } of icons) expect(existsSync(join(import.meta.dirname, '../public', src)), src).toBe(true);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('leads to screens that exist', () => {
  const paths = routes.map(({ path }) => path.replace(/\/:.*/, ''));
  const { start_url, shortcuts } = manifests[0]!;
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)]) expect(paths).toContain(url);
});

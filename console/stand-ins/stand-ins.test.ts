import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as dateFns from 'date-fns';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const libraries = ['react-admin', 'ra-core', 'ra-ui-materialui', 'ra-i18n-polyglot', 'ra-language-english'];

test('the stand-in has every icon that react-admin imports, and no other', () => {
  const imported = imports(/^import \w+ from '@mui\/icons-material\/(\w+)';/gm);
  const present = readdirSync(join(import.meta.dirname, 'icons-material/icons')).map((file) => file.replace('.js', ''));
  expect(imported.length).toBeGreaterThan(40);
  expect(present.toSorted()).toEqual(imported);
});

test('react-admin imports icons one by one only', () => {
  expect(imports(/^(?:import|export) (.*) from '@mui\/icons-material';/gm)).toEqual([]);
});

test('every icon of the stand-in renders', async () => {
  const folder = join(import.meta.dirname, 'icons-material/icons');
  for (const file of readdirSync(folder)) {
    const { default: icon } = await import(join(folder, file));
    expect(renderToStaticMarkup(createElement(icon)), file).toMatch(/MuiSvgIcon.*<(?:path|circle|rect|line)/);
  }
});

test('the stand-in has every function of date-fns that react-admin imports', () => {
  const imported = imports(/^import \{([^}]*)\} from 'date-fns';/gm).flatMap((names) => names.split(','));
  expect(imported.map((name) => name.trim()).toSorted()).toEqual(Object.keys(dateFns).toSorted());
});

test.each([
  ['2026-05-04', 'yyyy-MM-dd', true],
  ['04.05.2026', 'yyyy-MM-dd', false],
  ['13/45/2026', 'MM/dd/yyyy', false],
])('date-fns: whether %s is a date written as %s', (text, format, expected) => {
  expect(dateFns.isMatch(text, format)).toBe(expected);
});

test.each(['@mui/icons-material', 'date-fns', '@emotion/babel-plugin'])('npm installs no other %s', (name) => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const places = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  expect(places).toEqual([`node_modules/${name}`]);
  expect(packages[`node_modules/${name}`]).toMatchObject({ link: true });
});

/** All distinct matches of the pattern's first group in the code of react-admin's packages, sorted. */
function imports(pattern: RegExp): string[] {
  const found = libraries
    .map((library) => join(root, 'node_modules', library, 'dist'))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!));
  return [...new Set(found)].toSorted();
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { messages as first } from './messages/first/en.ts';
import { messages as later } from './messages/en.ts';

const app = join(import.meta.dirname, '..');
const starts = ['entry-browser.tsx', 'goods/home/home-screen.tsx', 'shell/errors/not-found-screen.tsx'].map((file) =>
  join(app, file),
);

/** Files outside the first view: other screens, what is loaded with their texts, and the texts themselves. */
const beyond = /[\\/](screens\.ts|app-layers\.tsx|messages[\\/].*)$/;

/** Every file that Home imports, directly, indirectly or lazily. */
function reached(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || beyond.test(file)) return;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?!import type).*(?:from|import)[ (]'(\.[^']+\.tsx?)'/gm);
    for (const [, path = ''] of imports) visit(join(dirname(file), path));
  };
  for (const file of files) visit(file);
  return found;
}

const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '');

test('Home uses only texts of the first set', () => {
  const missing = new Set(Object.keys(later).map(withoutPlural));
  const files = reached(starts);
  // A route's title is said with its screen, whose texts are there by then.
  const said = [...files]
    .filter((file) => !file.endsWith('routes.ts'))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [...code.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key = '']) => ({ file, key }));
    });
  expect(files.size).toBeGreaterThan(80);
  expect(said.map(({ key }) => key)).toContain('home.hotProducts');
  expect(said.filter(({ key }) => missing.has(key))).toEqual([]);
});

test('no text is in both sets', () => {
  expect(Object.keys(first).filter((key) => key in later)).toEqual([]);
});

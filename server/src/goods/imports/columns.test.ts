import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columns, readHeader } from './columns.ts';

it('are listed in docs/csv.md as imports read them', () => {
  const page = readFileSync(new URL('../../../../docs/csv.md', import.meta.url), 'utf8');
  const listed = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const declared = Object.values(columns).map((column) => [
    column.headers.map((header) => `\`${header}\``).join(', '),
    column.scope,
    'localized' in column ? 'yes' : '',
    column.what,
  ]);
  expect(listed).toEqual(declared);
});

it.each([
  ['Body (HTML)', 'body'],
  ['description', 'body'],
  ['URL handle', 'handle'],
  ['  VARIANT   Price ', 'price'],
  ['Title / ja', 'title ja'],
  ['Option1 value / zh-CN', 'option1_value zh-CN'],
])('reads %j as %s', (header, key) => {
  expect(readHeader([header]).read).toMatchObject([{ key }]);
});

it.each(['Vendor', 'Price / Japan', 'Title / Klingon', 'Handle / ja'])('reads nothing from %j', (header) => {
  expect(readHeader([header])).toEqual({ read: [], ignored: [header] });
});

it('takes the first spelling where two columns say the same', () => {
  const { read, ignored } = readHeader(['Weight value', 'SKU', 'Variant SKU']);
  expect(read.map(({ header }) => header)).toEqual(['Weight value', 'Variant SKU']);
  expect(ignored).toEqual(['SKU']);
});

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsv, UnreadableCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const sources = join(import.meta.dirname, '../..');

describe('writeCsv', () => {
  it('starts with a byte order mark and ends every row with CR LF', async () => {
    expect(
      await writeCsv([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('\uFEFFa,b\r\nc,\r\n');
  });

  it.each(['a,b', 'say "so"', 'two\nlines', 'two\r\nlines', '山田, 太郎'])(
    'quotes %j so that it is read back unchanged',
    async (cell) => {
      expect(readCsv(await writeCsv([[cell, 'x']])).map(({ cells }) => cells)).toEqual([[cell, 'x']]);
    },
  );

  it.each(['=1+1', '+66 81', '-1+1', '-', '--1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '－1'])(
    'escapes %j, which a spreadsheet would run as a formula',
    async (cell) => {
      expect((await writeCsv([[cell]])).replaceAll('"', '')).toBe(`\uFEFF'${cell}\r\n`);
    },
  );

  it.each(['-41', '-41.00', '41.00', '1-2', 'a=b', "'quoted"])('leaves %j unchanged', async (cell) => {
    expect(await writeCsv([[cell]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it('lets others have their turn while it writes a long file, and loses no row', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const csv = await writeCsv(Array.from({ length: 20_000 }, (_, row) => [String(row), 'x']));
    clearInterval(counting);
    expect(csv.split('\r\n').slice(0, -1)).toEqual(
      Array.from({ length: 20_000 }, (_, row) => `${row === 0 ? '\uFEFF' : ''}${row},x`),
    );
    expect(turns).toBeGreaterThan(5);
  });
});

describe('readCsv', () => {
  it('splits cells at commas, semicolons and tabs, and trims them', () => {
    expect(readCsv('\uFEFFJPY , 149.2\n"EUR";0.92\r\nTHB\t35').map(({ cells }) => cells)).toEqual([
      ['JPY', '149.2'],
      ['EUR', '0.92'],
      ['THB', '35'],
    ]);
  });

  it('skips empty rows and keeps the line numbers', () => {
    expect(readCsv('a\n\n,\n  \nb,c\n')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 5, cells: ['b', 'c'] },
    ]);
  });

  it.each(['"a', 'a\n"b" c,d', 'a"b'])('refuses %j, which is not valid CSV', (text) => {
    expect(() => readCsv(text)).toThrow(UnreadableCsv);
  });
});

it('comes from one writer, so that every file of ours defuses what a spreadsheet would run', async () => {
  const writers: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: sources }))
    if (!path.endsWith('.test.ts') && (await readFile(join(sources, path), 'utf8')).includes("'csv-stringify"))
      writers.push(path);
  expect(writers).toEqual(['base/csv/write-csv.ts']);
});

import { describe, expect, it } from 'vitest';
import { readCsv, UnreadableCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

describe('writing', () => {
  it('begins with a byte order mark and ends every row with CR LF', () => {
    expect(
      writeCsv([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('\uFEFFa,b\r\nc,\r\n');
  });

  it.each(['a,b', 'say "so"', 'two\nlines', 'two\r\nlines', '山田, 太郎'])(
    'quotes %j so that it is read as it was',
    (cell) => {
      expect(readCsv(writeCsv([[cell, 'x']])).map(({ cells }) => cells)).toEqual([[cell, 'x']]);
    },
  );

  it.each(['=1+1', '+66 81', '-1+1', '-', '--1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '－1'])('runs no %j', (cell) => {
    expect(writeCsv([[cell]]).replaceAll('"', '')).toBe(`\uFEFF'${cell}\r\n`);
  });

  it.each(['-41', '-41.00', '41.00', '1-2', 'a=b', "'quoted"])('leaves %j as it is', (cell) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${cell}\r\n`);
  });
});

describe('reading', () => {
  it('parts cells by comma, semicolon and tab, without spaces around them', () => {
    expect(readCsv('\uFEFFJPY , 149.2\n"EUR";0.92\r\nTHB\t35').map(({ cells }) => cells)).toEqual([
      ['JPY', '149.2'],
      ['EUR', '0.92'],
      ['THB', '35'],
    ]);
  });

  it('leaves rows without any text out, and still knows the lines', () => {
    expect(readCsv('a\n\n,\n  \nb,c\n')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 5, cells: ['b', 'c'] },
    ]);
  });

  it.each(['"a', 'a\n"b" c,d', 'a"b'])('names the line that is no CSV: %j', (text) => {
    expect(() => readCsv(text)).toThrow(UnreadableCsv);
  });
});

import { expect, it } from 'vitest';
import { compareBlocks } from './compare-blocks.ts';

const signs = { same: ' ', removed: '-', added: '+' } as const;
const shown = (before: string, after: string) =>
  compareBlocks([...before], [...after])
    .map(({ kind, text }) => signs[kind] + text)
    .join('');

it('says what was removed and added between what stayed', () => {
  expect(shown('abcd', 'axcd')).toBe(' a-b+x c d');
});

it('finds nothing between equal versions', () => {
  expect(shown('abc', 'abc')).toBe(' a b c');
});

it('keeps most of what was moved', () => {
  expect(shown('abc', 'bca')).toBe('-a b c+a');
});

it('reads versions without any text', () => {
  expect(shown('', 'ab')).toBe('+a+b');
  expect(shown('ab', '')).toBe('-a-b');
});

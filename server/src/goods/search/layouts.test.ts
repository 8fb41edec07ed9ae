import { describe, expect, it } from 'vitest';
import { isBesideKeys } from './layouts.ts';

describe('keys beside each other', () => {
  it.each([
    ['lamo', 'lamp'],
    ['ไฟฉาน', 'ไฟฉาย'],
    ['마우수', '마우스'],
  ])('%s was typed for %s', (typed, meant) => {
    expect(isBesideKeys(typed, meant)).toBe(true);
  });

  it.each([
    ['far from each other', 'lama', 'lamp'],
    ['one with shift', 'ไฟฉาย', 'ไฟอาย'],
    ['two of them', 'kamo', 'lamp'],
    ['one too many', 'lampp', 'lamp'],
  ])('are none: %s', (_, typed, meant) => {
    expect(isBesideKeys(typed, meant)).toBe(false);
  });
});

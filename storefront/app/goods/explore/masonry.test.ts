import { describe, expect, it } from 'vitest';
import { columnsOf, isTall, shopsBehind } from './masonry.ts';

describe('the masonry', () => {
  it('distributes all items in reading order', () => {
    expect(columnsOf([1, 2, 3, 4, 5])).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
    expect(columnsOf([])).toEqual([[], []]);
  });

  it('has a tall and a square photograph in each row', () => {
    for (const row of [0, 2, 4, 6]) expect(isTall(row)).not.toBe(isTall(row + 1));
  });

  it('sorts shops by their shown products', () => {
    const shops = [{ mer_id: 'a' }, { mer_id: 'b' }, { mer_id: 'c' }];
    expect(shopsBehind(shops, [{ mer_id: 'c' }, { mer_id: 'b' }, { mer_id: 'c' }])).toEqual([
      { mer_id: 'c' },
      { mer_id: 'b' },
      { mer_id: 'a' },
    ]);
  });
});

import type { ProductDetail, Sku } from '@tradewind/contract/goods/catalog';
import { describe, expect, it } from 'vitest';
import {
  isAvailable,
  cheapestSku,
  choiceImage,
  choiceText,
  choose,
  chosenSku,
  firstChoice,
  missingOption,
} from './choice.ts';

const value = (code: string, image: string | null = null) => ({ code, text: code.toUpperCase(), swatch: null, image });
const sku = (choice: string[], stock: number, sales_price = '10.00'): Sku => ({
  sku_id: choice.join('|'),
  choice,
  spec: choice.join('|'),
  sales_price,
  market_price: sales_price,
  stock,
  image: '',
});

type Goods = Pick<ProductDetail['goods'], 'options' | 'skus'>;

const shirt: Goods = {
  options: [
    { name: 'Colour', values: [value('rose', '/rose.webp'), value('sage', '/sage.webp')] },
    { name: 'Size', values: [value('s'), value('m'), value('l')] },
  ],
  skus: [
    sku(['rose', 's'], 0),
    sku(['rose', 'm'], 0),
    sku(['rose', 'l'], 0),
    sku(['sage', 's'], 3, '12.00'),
    sku(['sage', 'm'], 0, '9.50'),
    sku(['sage', 'l'], 1, '15.00'),
  ],
};
const plain: Goods = { options: [], skus: [sku([], 4)] };

describe('firstChoice', () => {
  it('chooses the first colour in stock and no size', () => {
    expect(firstChoice(shirt)).toEqual(['sage', null]);
  });

  it('chooses the only value of an option', () => {
    const mug: Goods = { options: [{ name: 'Size', values: [value('one')] }], skus: [sku(['one'], 2)] };
    expect(firstChoice(mug)).toEqual(['one']);
  });

  it('chooses nothing when everything is sold out', () => {
    expect(firstChoice({ ...shirt, skus: shirt.skus.map((one) => ({ ...one, stock: 0 })) })).toEqual([null, null]);
  });

  it('is empty for a product without options', () => {
    expect(firstChoice(plain)).toEqual([]);
    expect(chosenSku(plain, [])).toBe(plain.skus[0]);
  });
});

describe('choose', () => {
  it('keeps later choices only while they are in stock', () => {
    const restocked: Goods = {
      ...shirt,
      skus: shirt.skus.map((one) => (one.sku_id === 'rose|s' ? { ...one, stock: 1 } : one)),
    };
    expect(choose(restocked, ['sage', 's'], 0, 'rose')).toEqual(['rose', 's']);
    expect(choose(restocked, ['sage', 'l'], 0, 'rose')).toEqual(['rose', null]);
  });

  it('keeps earlier choices', () => {
    expect(choose(shirt, ['sage', null], 1, 'l')).toEqual(['sage', 'l']);
  });
});

describe('a choice', () => {
  it('is available depending on the options before', () => {
    expect(isAvailable(shirt, ['sage', null], 0, 'rose')).toBe(false);
    expect(isAvailable(shirt, ['sage', null], 1, 'm')).toBe(false);
    expect(isAvailable(shirt, [null, null], 1, 'l')).toBe(true);
  });

  it('names a SKU only when every option is chosen', () => {
    expect(chosenSku(shirt, ['sage', null])).toBeNull();
    expect(chosenSku(shirt, ['sage', 'l'])?.sku_id).toBe('sage|l');
    expect(missingOption(shirt, ['sage', null])?.name).toBe('Size');
  });

  it('has the price of the cheapest matching SKU', () => {
    expect(cheapestSku(shirt, ['sage', null])?.sales_price).toBe('9.50');
    expect(cheapestSku(shirt, ['sage', 'l'])?.sales_price).toBe('15.00');
  });

  it('has a text and a picture', () => {
    expect(choiceText(shirt, ['sage', 'l'])).toBe('SAGE · L');
    expect(choiceImage(shirt, ['sage', null])).toBe('/sage.webp');
    expect(choiceImage(plain, [])).toBeNull();
  });
});

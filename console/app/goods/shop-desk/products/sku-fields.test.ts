import { expect, it } from 'vitest';
import { skuFields, typedInto } from './sku-fields.ts';

const typed = (name: string, text: string) =>
  typedInto(
    skuFields.find((field) => field.name === name)!,
    text,
  );

it('keeps what makes a number wrong, so that it is refused and not another number', () => {
  expect(typed('stock', '1.5')).toBe('1.5');
  expect(typed('price', '-5')).toBe('-5');
});

it('reads a comma in a price as the decimal point', () => {
  expect(typed('price', '25,50')).toBe('25.50');
});

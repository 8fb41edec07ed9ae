import { expect, it } from 'vitest';
import { requireFound, Refusal, refuse } from './refusals.ts';

it('a refusal carries its details and the fields that caused it', () => {
  expect(new Refusal('amount_too_small', { amount: '$5.00' }, ['price'])).toMatchObject({
    code: 'amount_too_small',
    details: { amount: '$5.00' },
    fields: ['price'],
  });
});

it('a refusal has neither where none are given', () => {
  expect(new Refusal('sold_out')).toMatchObject({ details: {}, fields: [] });
});

it('details are checked by the compiler', () => {
  const either = 'stock_short' as 'stock_short' | 'sold_out';
  const right = [
    () => refuse('sold_out'),
    () => refuse('setting_invalid', {}, ['value']),
    () => refuse('stock_short', { left: 2 }),
    () => refuse('statement_too_long', { rows: 9, limit: 5 }, ['from', 'to']),
    () => refuse('rates_unreadable'),
    () => refuse('rates_unreadable', { line: 3 }, ['csv']),
    () => refuse(either, { left: 2 }),
  ];
  const wrong = [
    // @ts-expect-error a required detail is missing
    () => refuse('stock_short'),
    // @ts-expect-error the only detail is missing
    () => refuse('stock_short', {}),
    // @ts-expect-error one of two details is missing
    () => refuse('statement_too_long', { rows: 9 }),
    // @ts-expect-error a detail that the text does not name
    () => refuse('stock_short', { left: 2, of: 5 }),
    // @ts-expect-error details of a text that has none
    () => refuse('sold_out', { left: 0 }),
    // @ts-expect-error another name than the text's
    () => refuse('rates_unreadable', { row: 3 }),
    // @ts-expect-error one of the two codes needs a detail
    () => refuse(either),
    // @ts-expect-error no such code
    () => refuse('nonsense'),
    // @ts-expect-error the same when it is made without being thrown
    () => new Refusal('stock_short'),
  ];
  for (const call of right) expect(call).toThrow(Refusal);
  expect(wrong).toHaveLength(9);
});

it('a required record is returned, or refused when it is missing', () => {
  const order = { id: '1' };
  expect(requireFound(order, 'order_not_found')).toBe(order);
  expect(requireFound(0, 'order_not_found')).toBe(0);
  for (const missing of [null, undefined])
    expect(() => requireFound(missing, 'address_not_found', {}, ['address_id'])).toThrow(
      new Refusal('address_not_found', {}, ['address_id']),
    );
});

import { toWire } from '@tradewind/contract/base/money';
import { expect, it } from 'vitest';
import { amountAsked, initialDraft, paidFor, problemsOf, reasonsFor } from './refund-draft.ts';

const line = (id: string, amounts: string[]) => ({
  order_product_id: id,
  product_id: id,
  image: '',
  title: id,
  spec: '',
  product_price: '1.00',
  quantity: amounts.length,
  exchanges: [{ sku_id: `${id}-red`, spec: 'Red', image: '', stock: 2 }],
  steps: amounts.map((amount) => ({ amount, freight: '0.10', charges: '0.00' })),
});
const lines = [line('a', ['10.33', '20.66', '31.00']), line('b', ['5.00'])];

it.each([
  ['10.00', '10.00'],
  ['36.00', null],
  ['99.00', null],
  ['0', null],
  ['-1', null],
  ['abc', null],
  ['', null],
])('an amount of %s in the address begins with %s', (amount, begins) => {
  expect(initialDraft(lines, [], true, amount).amount).toBe(begins);
});

it('begins with all lines, or with those that the address names', () => {
  expect(initialDraft(lines, [], true)).toMatchObject({ pieces: { a: 3, b: 1 }, received: true });
  expect(initialDraft(lines, ['b', 'x'], false)).toMatchObject({ pieces: { b: 1 }, received: false });
});

it('sums to the cent what was paid for the pieces', () => {
  const { most, freight } = paidFor(lines, { a: 2, b: 1 });
  expect([toWire(most), toWire(freight)]).toEqual(['25.66', '0.20']);
  expect(toWire(paidFor(lines, {}).most)).toBe('0.00');
});

it('lists problems in the order of the form', () => {
  const draft = initialDraft(lines, [], true);
  const { most } = paidFor(lines, draft.pieces);
  expect(problemsOf(draft, lines, most, 0)).toEqual(['reason', 'explanation', 'proof']);
  const full = { ...draft, reason: 'damaged' as const, explanation: 'Broken' };
  expect(problemsOf(full, lines, most, 1)).toEqual([]);
  expect(problemsOf({ ...full, received: false }, lines, most, 1)).toEqual(['reason']);
  for (const amount of ['36.01', '0', '', '-1'])
    expect(problemsOf({ ...full, amount }, lines, most, 1)).toEqual(['amount']);
  expect(problemsOf({ ...full, pieces: { a: 0 } }, lines, paidFor(lines, { a: 0 }).most, 1)).toEqual(['pieces']);
  expect(amountAsked({ ...full, amount: '36' }, most)).toEqual(most);
});

it('offers the reasons that fit', () => {
  expect(reasonsFor(false)).toContain('lost');
  expect(reasonsFor(false)).not.toContain('damaged');
  expect(reasonsFor(true)).toContain('other');
});

it('wants a replacement in stock for every piece of an exchange', () => {
  const draft = {
    ...initialDraft(lines, ['a'], true),
    resolution: 'exchange',
    reason: 'too_small',
    explanation: 'x',
  } as const;
  const { most } = paidFor(lines, draft.pieces);
  const problems = (pieces: number, sku: string) =>
    problemsOf({ ...draft, pieces: { a: pieces }, exchanges: { a: sku } }, lines, most, 1);
  expect([problems(2, 'a-red'), problems(3, 'a-red'), problems(1, 'b-red')]).toEqual([[], ['exchange'], ['exchange']]);
});

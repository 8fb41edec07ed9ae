import { expect, it } from 'vitest';
import { stepReached, stepsOf } from './refund-status.ts';

const plain = { state: 'pending', service_type: 0, goods_back: null, dispute: null, ruling: null } as const;
const back = { address: 'x', carrier: '', number: '', sent_at: null, arrived_at: null };
const dispute = { opened_at: '', by: 'shopper', evidence_until: '', rule_before: '' } as const;

it('lists the steps of a refund', () => {
  expect(stepsOf(plain)).toEqual(['asked', 'answer', 'paid']);
  expect(stepsOf({ ...plain, service_type: 1 })).toEqual(['asked', 'answer', 'back', 'paid']);
  expect(stepsOf({ ...plain, service_type: 1, dispute })).toEqual(['asked', 'answer', 'ruling', 'paid']);
  expect(stepsOf({ ...plain, service_type: 1, goods_back: back, dispute })).toEqual([
    'asked',
    'answer',
    'back',
    'ruling',
    'paid',
  ]);
});

it('ends an exchange with the replacement, or with the refund that was paid in its place', () => {
  expect(stepsOf({ ...plain, service_type: 2 })).toEqual(['asked', 'answer', 'back', 'replaced']);
  expect(stepsOf({ ...plain, service_type: 2, state: 'refunded' }).at(-1)).toBe('paid');
});

it('finds the current step', () => {
  expect(stepReached(plain)).toBe(1);
  expect(stepReached({ ...plain, state: 'returned', service_type: 1, goods_back: back })).toBe(2);
  expect(stepReached({ ...plain, state: 'refunded' })).toBe(2);
  expect(stepReached({ ...plain, service_type: 2, state: 'exchanged' })).toBe(3);
  for (const state of ['withdrawn', 'lapsed', 'dismissed'] as const)
    expect(stepReached({ ...plain, state })).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { canBeDeleted, canBePaid, canBeReceived, orderLook, stepReached } from './order-look.ts';

const standings = [-2, -1, 0, 1, 2, 3, 4].flatMap((status) => ([0, 1, 2] as const).map((refund_status) => ({ status, refund_status })));

describe('what can be done with an order', () => {
  it('offers payment and receipt in one state each, and never beside a refund', () => {
    expect(standings.filter(canBePaid)).toEqual([{ status: 0, refund_status: 0 }]);
    expect(standings.filter(canBeReceived)).toEqual([{ status: 2, refund_status: 0 }]);
  });

  it('lets nobody delete an order with money or goods under way', () => {
    const kept = standings.filter((order) => !canBeDeleted(order));
    expect(kept.some(({ status }) => status >= 0 && status <= 3)).toBe(true);
    expect(standings.filter(canBeDeleted).every(({ status, refund_status }) => ![0, 1, 2, 3].includes(status) && refund_status !== 1)).toBe(true);
  });

  it('shows a refund before the state, and no steps for what left the course', () => {
    expect(orderLook({ status: 3, refund_status: 1 }).tone).toBe('plum');
    expect(stepReached({ status: 3, refund_status: 1 })).toBeNull();
    expect(stepReached({ status: -1, refund_status: 0 })).toBeNull();
    expect([0, 1, 2, 3, 4].map((status) => stepReached({ status, refund_status: 0 }))).toEqual([0, 1, 2, 3, 3]);
  });

  it('has a face for a state that it has never heard of', () => {
    expect(orderLook({ status: 17, refund_status: 0 }).tone).toBe('neutral');
  });
});

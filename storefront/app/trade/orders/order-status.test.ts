import { describe, expect, it } from 'vitest';
import { isAllowed, orderBadge, stepReached } from './order-status.ts';

describe('the status of an order', () => {
  it('is what the server allows, and nothing else', () => {
    expect(isAllowed({ allowed: ['pay', 'cancel'] }, 'pay')).toBe(true);
    expect(isAllowed({ allowed: ['pay', 'cancel'] }, 'confirm_received')).toBe(false);
  });

  it('shows a refund before the status', () => {
    expect(orderBadge({ status: 3, refund_status: 1 }).tone).toBe('plum');
  });

  it('shows no steps for cancelled and refunded orders', () => {
    expect(stepReached({ status: 3, refund_status: 1 })).toBeNull();
    expect(stepReached({ status: -1, refund_status: 0 })).toBeNull();
    expect([0, 1, 2, 3, 4].map((status) => stepReached({ status, refund_status: 0 }))).toEqual([0, 1, 2, 3, 3]);
  });

  it('has a badge for an unknown status', () => {
    expect(orderBadge({ status: 17, refund_status: 0 }).tone).toBe('neutral');
  });
});

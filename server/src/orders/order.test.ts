import { orderStatuses, type OrderStatus } from '@tradewind/contract/orders';
import { describe, expect, it } from 'vitest';
import { canBeHidden, canMove, isExpired, labelOf, tabOf, type OrderFacts, type OrderMove } from './order.ts';

const now = new Date('2026-03-01T12:00:00Z');
const order = (status: OrderStatus, refundStatus = 0): OrderFacts => ({ status, refundStatus, payBefore: now });

describe('what may be done with an order', () => {
  const allowed: Record<OrderMove, OrderStatus[]> = {
    pay: ['waiting_pay'],
    cancel: ['waiting_pay'],
    ship: ['waiting_delivery'],
    confirm_received: ['delivered'],
  };
  for (const [move, from] of Object.entries(allowed) as [OrderMove, OrderStatus[]][]) {
    it(`allows ${move} from ${from.join(', ')} alone, and not while a refund is open`, () => {
      for (const status of Object.keys(orderStatuses) as OrderStatus[]) {
        expect(canMove(order(status), move)).toBe(from.includes(status));
        expect(canMove(order(status, 1), move)).toBe(false);
      }
    });
  }

  it('takes no payment at the very moment at which the order closes', () => {
    expect(isExpired(order('waiting_pay'), now)).toBe(true);
    expect(isExpired(order('waiting_pay'), new Date(now.getTime() - 1))).toBe(false);
    expect(isExpired(order('waiting_delivery'), now)).toBe(false);
  });

  it('hides only what is over', () => {
    expect((Object.keys(orderStatuses) as OrderStatus[]).filter((status) => canBeHidden(order(status)))).toEqual(['completed', 'cancelled', 'refunded']);
    expect(canBeHidden(order('completed', 1))).toBe(false);
  });

  it('names a refund before the status and sorts every tab', () => {
    expect(labelOf('delivered', 1)).toBe('in_progress');
    expect(labelOf('refunded', 2)).toBe('refunded');
    expect(labelOf('received', 0)).toBe('received');
    expect(tabOf('all')).toEqual({});
    expect(tabOf('-1')).toEqual({ status: 'cancelled', inAfterSale: false });
    expect(tabOf('-4')).toEqual({ inAfterSale: true });
  });
});

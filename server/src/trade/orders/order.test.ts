import { orderStatuses, type OrderStatus } from '@tradewind/contract/trade/orders';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allowedActs,
  canBeHidden,
  canMove,
  isExpired,
  labelOf,
  moves,
  statusAfter,
  tabOf,
  type OrderFacts,
  type OrderMove,
} from './order.ts';

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const statuses = Object.keys(orderStatuses) as OrderStatus[];
const names = Object.keys(moves) as OrderMove[];

/** An order for which every clock still runs. */
const order = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  refundStatus: 0,
  payBefore: after,
  freeCancelUntil: after,
  unshippedAt: after,
  cancelAskedAt: null,
  cancelAnswerBy: null,
  confirmAt: after,
  pausedAt: null,
  extendedAt: null,
  afterSaleUntil: after,
  ...more,
});
const possible = (facts: OrderFacts) => names.filter((move) => canMove(facts, move, now));

describe('what may be done with an order', () => {
  it('is what stands in the table for people', () => {
    const rows = names.map((name) => {
      const { by, from, to, when, books, tells } = moves[name];
      return `| \`${name}\` | ${by} | ${from.join(', ')} | ${to === 'same' ? '(stays)' : to} | ${when.join('; ') || '–'} | ${books ?? '–'} | ${tells ? `\`${tells}\`` : '–'} |`;
    });
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/order-life.md'), 'utf8');
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
  });

  it('leaves an order only from where the table says', () => {
    for (const name of names) {
      const from: readonly OrderStatus[] = moves[name].from;
      for (const status of statuses.filter((one) => !from.includes(one)))
        expect(canMove(order(status), name, now)).toBe(false);
    }
  });

  it('is cancelling freely at first, then asking, then waiting for the answer', () => {
    const paid = order('waiting_delivery');
    expect(possible(paid)).toEqual(['cancel_paid', 'cancel_by_shop', 'cancel_by_operator', 'ship', 'refund_all']);
    const later = { ...paid, freeCancelUntil: now };
    expect(possible(later)).toEqual(['ask_cancel', 'cancel_by_shop', 'cancel_by_operator', 'ship', 'refund_all']);
    const asked = { ...later, cancelAskedAt: before, cancelAnswerBy: after };
    expect(possible(asked)).toEqual([
      'agree_to_cancel',
      'refuse_to_cancel',
      'cancel_by_shop',
      'cancel_by_operator',
      'refund_all',
    ]);
    expect(canMove({ ...asked, cancelAnswerBy: now }, 'cancel_by_silence', now)).toBe(true);
    expect(possible({ ...asked, cancelAnswerBy: null })).not.toContain('ask_cancel');
  });

  it('waits for the clock to the very moment, and for after-sale requests and parcels in trouble', () => {
    const cases = [
      ['close_unpaid', order('waiting_pay', { payBefore: now }), { payBefore: after }],
      ['cancel_unshipped', order('waiting_delivery', { unshippedAt: now }), { unshippedAt: after }],
      ['confirm_by_clock', order('delivered', { confirmAt: now }), { confirmAt: after }],
      ['complete', order('received', { afterSaleUntil: now }), { afterSaleUntil: after }],
    ] as const;
    for (const [move, due, early] of cases) {
      expect(canMove(due, move, now)).toBe(true);
      expect(canMove({ ...due, ...early }, move, now)).toBe(false);
      expect(canMove({ ...due, refundStatus: 1 }, move, now)).toBe(move === 'close_unpaid');
    }
    expect(canMove(order('delivered', { confirmAt: now, pausedAt: before }), 'confirm_by_clock', now)).toBe(false);
  });

  it('always leaves an exit until the order is over', () => {
    for (const status of statuses.filter((one) => !['cancelled', 'refunded', 'completed'].includes(one))) {
      const exits = names.filter(
        (name) => (moves[name].from as readonly OrderStatus[]).includes(status) && moves[name].to !== 'same',
      );
      expect(exits.length).toBeGreaterThan(0);
    }
  });

  it('takes no payment at the very moment at which the order closes', () => {
    expect(isExpired(order('waiting_pay', { payBefore: now }), now)).toBe(true);
    expect(isExpired(order('waiting_pay'), now)).toBe(false);
    expect(canMove(order('waiting_pay', { payBefore: now }), 'pay', now)).toBe(false);
  });

  it('is told to shoppers as acts', () => {
    expect(allowedActs(order('waiting_pay'), now)).toEqual(['pay', 'cancel']);
    expect(allowedActs(order('waiting_delivery'), now)).toEqual(['cancel', 'refund']);
    expect(allowedActs(order('delivered'), now)).toEqual(['extend', 'confirm_received', 'refund']);
    expect(allowedActs(order('delivered', { refundStatus: 1 }), now)).toEqual([]);
    expect(allowedActs(order('cancelled'), now)).toEqual(['delete']);
  });

  it('hides only what is over', () => {
    expect(statuses.filter((status) => canBeHidden(order(status)))).toEqual(['completed', 'cancelled', 'refunded']);
    expect(canBeHidden(order('completed', { refundStatus: 1 }))).toBe(false);
  });

  it('names a refund before the status and sorts every tab', () => {
    expect(statusAfter({ status: 'delivered' }, 'extend')).toBe('delivered');
    expect(statusAfter({ status: 'delivered' }, 'confirm_received')).toBe('received');
    expect(labelOf('delivered', 1)).toBe('in_progress');
    expect(labelOf('refunded', 2)).toBe('refunded');
    expect(labelOf('received', 0)).toBe('received');
    expect(tabOf('all')).toEqual({});
    expect(tabOf('-1')).toEqual({ status: 'cancelled', inAfterSale: false });
    expect(tabOf('-4')).toEqual({ inAfterSale: true });
  });
});

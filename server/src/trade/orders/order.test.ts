import { Refusal } from '@tradewind/contract/base/refusals';
import { orderStatuses, type OrderStatus } from '@tradewind/contract/trade/orders';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  canTransition,
  isExpired,
  requireTransition,
  statusAfter,
  transitions,
  type OrderTransition,
  type OrderTransitionRow,
} from './order.ts';
import { allowedActs } from './allowed-acts.ts';
import type { OrderFacts } from './order-facts.ts';
import { labelOf, tabOf } from './order-status.ts';

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const statuses = Object.keys(orderStatuses) as OrderStatus[];
const names = Object.keys(transitions) as OrderTransition[];

/** An order none of whose deadlines has passed. */
const order = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  refundStatus: 0,
  payBefore: after,
  freeCancelUntil: after,
  shipBy: after,
  lateToldAt: null,
  unshippedAt: after,
  cancelAskedAt: null,
  cancelAnswerBy: null,
  confirmAt: after,
  pausedAt: null,
  extendedAt: null,
  arrivedAt: null,
  afterSaleUntil: after,
  ...more,
});
const possible = (facts: OrderFacts) => names.filter((name) => canTransition(facts, name, now));

describe('transitions of an order', () => {
  it('are those of the documented table', () => {
    const rows = names.map((name) => {
      const {
        by,
        from,
        to,
        when,
        stamps,
        sets = [],
        writes = {},
        books,
        publishes = [],
      }: OrderTransitionRow = transitions[name];
      const written = [
        ...(stamps ? [stamps] : []),
        ...sets,
        ...Object.entries(writes).map(([column, value]) => (value === null ? `no ${column}` : `${column} ${value}`)),
      ];
      const cells = [
        by,
        from.join(', '),
        to === 'same' ? '(stays)' : to,
        when.join('; '),
        written.join(', '),
        books,
        publishes.map(({ event }) => `\`${event.name}\``).join(', '),
      ];
      return `| \`${name}\` | ${cells.map((cell) => cell || '–').join(' | ')} |`;
    });
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/order-life.md'), 'utf8');
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
  });

  it('are possible only in the statuses of the table', () => {
    for (const name of names) {
      const from: readonly OrderStatus[] = transitions[name].from;
      for (const status of statuses.filter((one) => !from.includes(one)))
        expect(canTransition(order(status), name, now)).toBe(false);
    }
  });

  it('allow free cancellation first, then a request, then wait for its answer', () => {
    const paid = order('waiting_delivery');
    expect(possible(paid)).toEqual(['cancel_paid', 'cancel_by_shop', 'cancel_by_operator', 'ship', 'request_refund']);
    const later = { ...paid, freeCancelUntil: now };
    expect(possible(later)).toEqual(['ask_cancel', 'cancel_by_shop', 'cancel_by_operator', 'ship', 'request_refund']);
    const asked = { ...later, cancelAskedAt: before, cancelAnswerBy: after };
    expect(possible(asked)).toEqual(['agree_to_cancel', 'refuse_to_cancel', 'cancel_by_shop', 'cancel_by_operator']);
    expect(canTransition({ ...asked, cancelAnswerBy: now }, 'cancel_by_silence', now)).toBe(true);
    expect(possible({ ...asked, cancelAnswerBy: null })).not.toContain('ask_cancel');
  });

  it('happen exactly at the deadline, and not during refunds or parcel trouble', () => {
    const cases = [
      ['close_unpaid', order('waiting_pay', { payBefore: now }), { payBefore: after }],
      ['cancel_unshipped', order('waiting_delivery', { unshippedAt: now }), { unshippedAt: after }],
      ['confirm_by_clock', order('delivered', { confirmAt: now }), { confirmAt: after }],
      ['complete', order('received', { afterSaleUntil: now }), { afterSaleUntil: after }],
    ] as const;
    for (const [move, due, early] of cases) {
      expect(canTransition(due, move, now)).toBe(true);
      expect(canTransition({ ...due, ...early }, move, now)).toBe(false);
      expect(canTransition({ ...due, refundStatus: 1 }, move, now)).toBe(move === 'close_unpaid');
    }
    expect(canTransition(order('delivered', { confirmAt: now, pausedAt: before }), 'confirm_by_clock', now)).toBe(
      false,
    );
  });

  it('lead from every open status to an end', () => {
    for (const status of statuses.filter((one) => !['cancelled', 'refunded', 'completed'].includes(one))) {
      const exits = names.filter(
        (name) =>
          (transitions[name].from as readonly OrderStatus[]).includes(status) && transitions[name].to !== 'same',
      );
      expect(exits.length).toBeGreaterThan(0);
    }
  });

  it('do not allow payment at the moment of the deadline', () => {
    expect(isExpired(order('waiting_pay', { payBefore: now }), now)).toBe(true);
    expect(isExpired(order('waiting_pay'), now)).toBe(false);
    expect(canTransition(order('waiting_pay', { payBefore: now }), 'pay', now)).toBe(false);
  });

  it('appear as acts of the shopper', () => {
    expect(allowedActs(order('waiting_pay'), now)).toEqual(['pay', 'cancel']);
    expect(allowedActs(order('waiting_delivery'), now)).toEqual(['cancel', 'refund']);
    expect(allowedActs(order('delivered'), now)).toEqual(['extend', 'confirm_received', 'refund']);
    expect(allowedActs(order('delivered', { refundStatus: 1 }), now)).toEqual([]);
    expect(allowedActs(order('cancelled'), now)).toEqual(['delete']);
  });

  it('are refused with the refusal of the table', () => {
    const one = { ...order('delivered'), id: '1' };
    expect(() => requireTransition([one], 'pay', now)).toThrow(new Refusal('order_not_payable'));
  });

  it('of the system throw an error when not allowed', () => {
    const one = { ...order('delivered'), id: '1' };
    expect(() => requireTransition([one], 'complete', now)).toThrow(
      'The transition complete is not allowed for order 1',
    );
  });

  it('hide only finished orders', () => {
    const hidden = statuses.filter((status) => canTransition(order(status), 'hide', now));
    expect(hidden).toEqual(['completed', 'cancelled', 'refunded']);
    expect(canTransition(order('completed', { refundStatus: 1 }), 'hide', now)).toBe(false);
  });

  it('leave orders with a refund under the label and tab of the refund', () => {
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

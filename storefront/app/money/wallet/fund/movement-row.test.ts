import { describe, expect, it } from 'vitest';
import { movementIcon, movementNote, movementPath, movementTitle, shortened } from './movement-row.ts';

describe('a movement of the wallet', () => {
  it('names its counterpart once', () => {
    expect(movementTitle({ title: 'Order payment · TW26', counterpart: 'TW26', subject: null })).toBe('Order payment');
    expect(movementTitle({ title: 'Opening balance', counterpart: '', subject: null })).toBe('Opening balance');
    expect(movementTitle({ title: 'Something else', counterpart: 'TW26', subject: null })).toBe('Something else');
  });

  it('names the shop of an order, and the method of a top-up', () => {
    const order = {
      title: 'Order payment · TW26',
      counterpart: 'TW26',
      subject: { what: 'order', id: '01', party: 'Kiln', audit: null },
    } as const;
    expect([movementTitle(order), movementNote(order), movementPath(order.subject)]).toEqual([
      'Order payment · Kiln',
      'TW26',
      '/orderInfo/01',
    ]);
    const topUp = {
      title: 'Top-up · Stripe',
      counterpart: 'Stripe',
      subject: { what: 'recharge', id: '02', party: 'Card', audit: null },
    } as const;
    expect([movementTitle(topUp), movementNote(topUp), movementPath(topUp.subject)]).toEqual([
      'Top-up · Card',
      '',
      '/topUpRecord?recharge=02',
    ]);
    expect(movementPath({ ...order.subject, id: null })).toBeNull();
  });

  it('shortens long numbers, not words', () => {
    expect(shortened('TW6410160723552')).toBe('TW6410…3552');
    expect(shortened('···· 2206')).toBe('···· 2206');
    expect(shortened('TR7NHq…gjLj6t')).toBe('TR7NHq…gjLj6t');
    expect(shortened('Bank of Somewhere Far')).toBe('Bank of Somewhere Far');
  });

  it('is shown as incoming when a withdrawal came back', () => {
    expect(movementIcon({ type: 'extract', direction: 'out' }).tone).toBe('neutral');
    expect(movementIcon({ type: 'extract', direction: 'in' }).tone).toBe('ok');
  });
});

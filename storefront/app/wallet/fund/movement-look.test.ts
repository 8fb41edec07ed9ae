import { describe, expect, it } from 'vitest';
import { movementLook, movementTitle, shortened } from './movement-look.ts';

describe('a movement of the wallet', () => {
  it('names its counterpart once', () => {
    expect(movementTitle({ title: 'Order payment · TW26', counterpart: 'TW26' })).toBe('Order payment');
    expect(movementTitle({ title: 'Opening balance', counterpart: '' })).toBe('Opening balance');
    expect(movementTitle({ title: 'Something else', counterpart: 'TW26' })).toBe('Something else');
  });

  it('shows both ends of a long number, and words whole', () => {
    expect(shortened('TW6410160723552')).toBe('TW6410…3552');
    expect(shortened('···· 2206')).toBe('···· 2206');
    expect(shortened('TR7NHq…gjLj6t')).toBe('TR7NHq…gjLj6t');
    expect(shortened('Bank of Somewhere Far')).toBe('Bank of Somewhere Far');
  });

  it('looks like money that comes in when a withdrawal came back', () => {
    expect(movementLook({ type: 'extract', direction: 'out' }).tone).toBe('neutral');
    expect(movementLook({ type: 'extract', direction: 'in' }).tone).toBe('ok');
  });
});

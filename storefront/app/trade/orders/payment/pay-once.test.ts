import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefusalCode } from '@tradewind/contract/base/refusals';
import { ApiRefusal, TransportError } from '@tradewind/client/errors';
import { checkPayment, type Payable, payOnce } from './pay-once.ts';

const refusal = (code: RefusalCode) =>
  new ApiRefusal({ code: 0, msg: `no: ${code}`, refusal: code, fields: [], requestId: 'r' });
const lost = new TransportError('timeout');
const rejects = (error: Error) => () => Promise.reject(error);
const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);

describe('a payment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const run = async (parts: Partial<Payable>) => {
    const onChecking = vi.fn();
    const outcome = payOnce({ pay: yes, isPaid: no, ...parts }, '246810', 'key', onChecking);
    await vi.runAllTimersAsync();
    return { outcome: await outcome, checked: onChecking.mock.calls.length > 0 };
  };

  it('is paid when the server confirms it', async () => {
    expect(await run({})).toEqual({ outcome: { kind: 'paid' }, checked: false });
  });

  it('does not request a payment when the order could not be placed', async () => {
    const pay = vi.fn(yes);
    expect(await run({ pay, prepare: rejects(lost) })).toEqual({ outcome: { kind: 'unreached' }, checked: false });
    expect((await run({ pay, prepare: rejects(refusal('stock_short')) })).outcome.kind).toBe('refused');
    expect(pay).not.toHaveBeenCalled();
  });

  it('distinguishes a wrong code from a locked one', async () => {
    expect((await run({ pay: rejects(refusal('payment_code_wrong')) })).outcome).toEqual({
      kind: 'wrong',
      message: 'no: payment_code_wrong',
    });
    expect((await run({ pay: rejects(refusal('payment_code_locked')) })).outcome.kind).toBe('locked');
    expect((await run({ pay: rejects(refusal('balance_short')) })).outcome.kind).toBe('refused');
  });

  it('finds a payment whose answer was lost', async () => {
    const isPaid = vi.fn(no).mockRejectedValueOnce(lost).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    expect(await run({ pay: rejects(lost), isPaid })).toEqual({ outcome: { kind: 'paid' }, checked: true });
  });

  it('stays unsure while the order shows no payment', async () => {
    expect(await run({ pay: rejects(lost) })).toEqual({ outcome: { kind: 'unsure' }, checked: true });
    expect((await run({ pay: rejects(new TransportError('status', 502)), isPaid: rejects(lost) })).outcome.kind).toBe(
      'unsure',
    );
  });

  it('reads the order when it can no longer be paid', async () => {
    expect((await run({ pay: rejects(refusal('order_not_payable')), isPaid: yes })).outcome).toEqual({ kind: 'paid' });
    expect((await run({ pay: rejects(refusal('order_not_payable')), isPaid: no })).outcome.kind).toBe('refused');
  });

  it('can be checked again', async () => {
    const outcome = checkPayment({ isPaid: vi.fn(no).mockResolvedValueOnce(false).mockResolvedValueOnce(true) });
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ kind: 'paid' });
  });
});

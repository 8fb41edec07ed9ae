import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuantitySender } from './quantity-sender.ts';

describe('the quantity sender', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const build = (send = vi.fn<(cartId: string, quantity: number) => Promise<void>>(() => Promise.resolve())) => {
    const onSettled = vi.fn();
    return { send, onSettled, sender: createQuantitySender({ send, onSettled, delay: 300 }) };
  };

  it('sends only the last of many quick changes', async () => {
    const { send, onSettled, sender } = build();
    for (const quantity of [2, 3, 4]) sender.change('a', quantity);
    await vi.advanceTimersByTimeAsync(299);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([['a', 4]]);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('sends everything that waits when flushed', async () => {
    const { send, sender } = build();
    sender.change('a', 2);
    sender.change('b', 5);
    await sender.flush();
    expect(send.mock.calls).toEqual([
      ['a', 2],
      ['b', 5],
    ]);
  });

  it('goes on after a refusal, and settles once', async () => {
    const { send, onSettled, sender } = build(
      vi.fn((id: string) => (id === 'a' ? Promise.reject(new Error('no')) : Promise.resolve())),
    );
    sender.change('a', 2);
    sender.change('b', 5);
    await sender.flush();
    expect(send).toHaveBeenCalledTimes(2);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('does not send dropped lines', async () => {
    const { send, sender } = build();
    sender.change('a', 2);
    sender.drop(['a', 'unknown']);
    await vi.advanceTimersByTimeAsync(1000);
    await sender.flush();
    expect(send).not.toHaveBeenCalled();
  });
});

/** Sends a quantity once the shopper has stopped changing it. */
export interface QuantitySender {
  change: (cartId: string, quantity: number) => void;
  /** Discards what was to be sent for lines that are being removed. */
  drop: (cartIds: readonly string[]) => void;
  /** Sends at once whatever still waits; resolves when every answer has come. */
  flush: () => Promise<void>;
}

interface Parts {
  send: (cartId: string, quantity: number) => Promise<unknown>;
  /** Called when nothing waits and nothing is under way any more. */
  onSettled: () => void;
  /** Milliseconds without another change before a quantity is sent. */
  delay?: number;
}

/** Sends changes one after the other, so that an earlier one never overtakes a later one. */
export function createQuantitySender({ send, onSettled, delay = 350 }: Parts): QuantitySender {
  const waiting = new Map<string, { quantity: number; timer: ReturnType<typeof setTimeout> }>();
  let tail: Promise<unknown> = Promise.resolve();
  let underWay = 0;

  const settle = () => {
    underWay -= 1;
    if (underWay === 0 && waiting.size === 0) onSettled();
  };
  const release = (cartId: string) => {
    const change = waiting.get(cartId);
    if (!change) return;
    clearTimeout(change.timer);
    waiting.delete(cartId);
    underWay += 1;
    tail = tail.then(() => send(cartId, change.quantity)).then(settle, settle);
  };
  const drop = (cartIds: readonly string[]) => {
    for (const cartId of cartIds) {
      clearTimeout(waiting.get(cartId)?.timer);
      waiting.delete(cartId);
    }
  };
  return {
    change(cartId, quantity) {
      drop([cartId]);
      waiting.set(cartId, { quantity, timer: setTimeout(() => release(cartId), delay) });
    },
    drop,
    async flush() {
      Array.from(waiting.keys(), release);
      await tail;
    },
  };
}

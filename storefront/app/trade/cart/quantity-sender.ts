/** Sends a quantity once the shopper has stopped changing it. */
export interface QuantitySender {
  change: (cartId: string, quantity: number) => void;
  /** Forgets what was to be sent for lines that are being taken out. */
  drop: (cartIds: readonly string[]) => void;
  /** Sends at once whatever still waits; done when every answer is there. */
  flush: () => Promise<void>;
}

interface Parts {
  send: (cartId: string, quantity: number) => Promise<unknown>;
  /** Called when nothing waits and nothing is under way any more. */
  onSettled: () => void;
  /** Milliseconds of rest before a change is sent. */
  rest?: number;
}

/** Changes go one after the other, so that an earlier one never overtakes a later one. */
export function makeQuantitySender({ send, onSettled, rest = 350 }: Parts): QuantitySender {
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
      waiting.set(cartId, { quantity, timer: setTimeout(() => release(cartId), rest) });
    },
    drop,
    async flush() {
      Array.from(waiting.keys(), release);
      await tail;
    },
  };
}

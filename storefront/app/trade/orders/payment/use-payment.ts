import { useRef, useState } from 'react';
import type { ApiRefusal } from '@tradewind/client/errors';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import { checkPayment, type Payable, payOnce, type PayOutcome } from './pay-once.ts';

export type PaymentPhase = 'asking' | 'paying' | 'checking' | 'unsure' | 'locked';

export interface PaymentEvents {
  /** The message when no answer came before a payment was requested. */
  unreachedText: string;
  onPaid: () => void;
  /** The payment is not possible: close the sheet and show the reason. */
  onRefused: (refusal: ApiRefusal) => void;
}

/**
 * One payment, from opening its sheet to its end. It has one idempotency key, so that money moves once, however often the
 * code is entered or the connection breaks.
 */
export function usePayment(payable: Payable, { unreachedText, onPaid, onRefused }: PaymentEvents) {
  const [key] = useState(newIdempotencyKey);
  const [phase, setPhase] = useState<PaymentPhase>('asking');
  const [message, setMessage] = useState<string>();
  const isRunning = useRef(false);

  const follow = (outcome: PayOutcome): void => {
    switch (outcome.kind) {
      case 'paid':
        return onPaid();
      case 'refused':
        return onRefused(outcome.refusal);
      case 'wrong':
        setMessage(outcome.message);
        return setPhase('asking');
      case 'unreached':
        setMessage(unreachedText);
        return setPhase('asking');
      case 'locked':
        setMessage(outcome.message);
        return setPhase('locked');
      case 'unsure':
        return setPhase('unsure');
    }
  };
  return {
    phase,
    /** Why the last try failed. */
    message,
    /** A code that is entered while another is on its way does nothing. */
    async enter(code: string) {
      if (isRunning.current) return;
      isRunning.current = true;
      setPhase('paying');
      const outcome = await payOnce(payable, code, key, () => setPhase('checking'));
      isRunning.current = false;
      follow(outcome);
    },
    async checkAgain() {
      setPhase('checking');
      follow(await checkPayment(payable));
    },
  };
}

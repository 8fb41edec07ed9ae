import type { ApiFailure } from '@tradewind/client/errors';

type Listener = { onFailure: (failure: ApiFailure) => void; onSessionLost: () => void };

let listener: Listener | null = null;

/** The shell listens here, so that calls know neither toasts nor the router. */
export function subscribeFailures(next: Listener): void {
  listener = next;
}

export const reportFailure = (failure: ApiFailure): void => listener?.onFailure(failure);
export const reportSessionLost = (): void => listener?.onSessionLost();

import type { ApiFailure } from '@tradewind/client/errors';

type Handler = { onFailure: (failure: ApiFailure) => void; onSessionLost: () => void };

let handler: Handler | null = null;

/** Sets what handles failed calls, so that calls need neither toasts nor the router. */
export function subscribeFailures(next: Handler): void {
  handler = next;
}

export const reportFailure = (failure: ApiFailure): void => handler?.onFailure(failure);
export const reportSessionLost = (): void => handler?.onSessionLost();

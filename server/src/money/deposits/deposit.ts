import type { LockedDeposit } from './deposits-store.ts';

type DepositFacts = Pick<LockedDeposit, 'state' | 'reason' | 'amount'>;

/**
 * Whether an operator may credit it: the watcher did not settle it, or an operator closed it. Other tokens can't be
 * credited.
 */
export const isCreditable = ({ state, reason, amount }: DepositFacts): boolean =>
  (state === 'below_minimum' || state === 'unmatched' || state === 'closed') && reason !== 'other_token' && amount > 0n;

/** Whether it waits for an operator, who can credit or close it. */
export const isWaiting = ({ state }: Pick<DepositFacts, 'state'>): boolean =>
  state === 'below_minimum' || state === 'unmatched';

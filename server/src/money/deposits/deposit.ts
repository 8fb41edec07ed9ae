import type { LockedDeposit } from './deposits-store.ts';

type Judged = Pick<LockedDeposit, 'state' | 'reason' | 'amount'>;

/** Whether an operator may credit it: what the watcher left over, also when it was closed too early. Another token has no worth in our books. */
export const isCreditable = ({ state, reason, amount }: Judged): boolean =>
  (state === 'below_minimum' || state === 'unmatched' || state === 'closed') && reason !== 'other_token' && amount > 0n;

/** Whether it waits for an operator, who may also close it. */
export const isWaiting = ({ state }: Pick<Judged, 'state'>): boolean =>
  state === 'below_minimum' || state === 'unmatched';

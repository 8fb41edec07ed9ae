import type { WithdrawalState } from '@tradewind/contract/money/withdrawals';
import type { Updateable } from 'kysely';
import type { Withdrawals } from '../../base/db/schema.ts';
import { isAllowed, notAllowed, publication, type Transition } from '../../base/transitions/transition.ts';
import { withdrawalPaid, withdrawalRefused } from './withdrawal-events.ts';

/** The facts of a withdrawal that the rules use. */
export interface WithdrawalFacts {
  id: string;
  status: WithdrawalState;
  notBefore: Date;
  /** Set once it is handed over for payment. */
  batchId: string | null;
}

const conditions = {
  'earliest moment of payment has come': ({ notBefore }, now) => notBefore <= now,
  'not handed over for payment': ({ batchId }) => batchId === null,
} as const satisfies Record<string, (withdrawal: WithdrawalFacts, now: Date) => boolean>;

export interface WithdrawalTransitionRow extends Transition<
  WithdrawalState,
  keyof typeof conditions,
  Updateable<Withdrawals>
> {
  by: 'owner' | 'operator';
  books?: 'payment' | 'return';
}

const undecided = { from: ['auditing'], refusal: 'already_decided' } as const;

/**
 * Every transition of a withdrawal. `transitionWithdrawals` reads from here whether one is allowed and what it writes,
 * books and publishes. Conditions on other tables (hold, approval) are checked by the acts.
 */
export const transitions = {
  release: {
    by: 'operator',
    ...undecided,
    to: 'same',
    when: [],
    stamps: 'released_at',
    sets: ['released_by', 'release_reason'],
  },
  hand_over: {
    by: 'operator',
    ...undecided,
    to: 'same',
    when: ['earliest moment of payment has come', 'not handed over for payment'],
    sets: ['batch_id'],
  },
  mark_paid: {
    by: 'operator',
    ...undecided,
    to: 'passed',
    when: ['earliest moment of payment has come'],
    stamps: 'decided_at',
    sets: ['decided_by', 'reference', 'fee_waived'],
    books: 'payment',
    publishes: [publication(withdrawalPaid, {})],
  },
  refuse: {
    by: 'operator',
    ...undecided,
    to: 'refused',
    when: [],
    stamps: 'decided_at',
    sets: ['decided_by', 'reason'],
    books: 'return',
    publishes: [publication(withdrawalRefused, {})],
  },
  /** The bank sent the payment back. */
  take_back: {
    by: 'operator',
    from: ['passed'],
    refusal: 'withdrawal_not_paid',
    to: 'refused',
    when: [],
    stamps: 'decided_at',
    sets: ['decided_by', 'reason', 'reference', 'fee_waived'],
    books: 'return',
    publishes: [publication(withdrawalRefused, {})],
  },
  cancel: {
    by: 'owner',
    from: ['auditing'],
    to: 'cancelled',
    when: ['not handed over for payment'],
    refusal: 'withdrawal_not_cancellable',
    stamps: 'decided_at',
    books: 'return',
  },
} as const satisfies Record<string, WithdrawalTransitionRow>;

export type WithdrawalTransition = keyof typeof transitions;

/** Requires that all withdrawals can make a transition now. @throws Refusal of the transition. */
export function requireTransition(
  withdrawals: readonly WithdrawalFacts[],
  name: WithdrawalTransition,
  now: Date,
): void {
  const refused = withdrawals.find((one) => !isAllowed(transitions[name], one.status, conditions, one, now));
  if (refused) notAllowed(name, transitions[name], `withdrawal ${refused.id}`);
}

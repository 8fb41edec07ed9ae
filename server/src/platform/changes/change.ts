import type { ChangeKindName, ChangeState } from '@tradewind/contract/platform/desk/changes';
import type { Updateable } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { PendingChanges } from '../../base/db/schema.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { isAllowed, notAllowed, publication, type Transition } from '../../base/transitions/transition.ts';

/** The facts of a change that the rules use. */
export interface ChangeFacts {
  id: string;
  kind: ChangeKindName;
  state: ChangeState;
  proposedAt: Date;
  effectiveAt: Date;
}

export interface ChangeEvent {
  changeId: string;
  act: ChangeAct;
}

/** What happened to a change, of which the administrators are notified. */
export const changeMoved = eventKind<ChangeEvent>('change_moved');

/** How long a change waits for somebody to approve it. */
const approvalDays = 30;

const conditions = {
  'its time has come': ({ effectiveAt }, now) => effectiveAt <= now,
  'nobody decided in time': ({ proposedAt }, now) => proposedAt <= later(now, -approvalDays * day),
} as const satisfies Record<string, (change: ChangeFacts, now: Date) => boolean>;

interface ChangeTransitionRow extends Transition<ChangeState, keyof typeof conditions, Updateable<PendingChanges>> {
  by: 'another administrator' | 'any administrator' | 'proposer' | 'system';
}

const open = ['proposed', 'approved'] as const;
const told = <Act extends string>(act: Act) => [publication(changeMoved, { act } as { act: Act & ChangeAct })] as const;

/**
 * Every transition of a change. A change for which nobody else could be asked starts as `approved`. `transitionChange`
 * reads from here whether a transition is allowed, what it writes and publishes.
 */
export const transitions = {
  approve: {
    by: 'another administrator',
    from: ['proposed'],
    to: 'approved',
    when: [],
    refusal: 'already_decided',
    stamps: 'approved_at',
    sets: ['approved_by'],
    publishes: told('approve'),
  },
  refuse: {
    by: 'any administrator',
    from: open,
    to: 'refused',
    when: [],
    refusal: 'already_decided',
    stamps: 'decided_at',
    sets: ['decided_by', 'answer'],
    publishes: told('refuse'),
  },
  withdraw: {
    by: 'proposer',
    from: open,
    to: 'withdrawn',
    when: [],
    refusal: 'already_decided',
    stamps: 'decided_at',
    sets: ['decided_by', 'answer'],
    publishes: told('withdraw'),
  },
  apply: {
    by: 'system',
    from: ['approved'],
    to: 'applied',
    when: ['its time has come'],
    refusal: null,
    stamps: 'decided_at',
    publishes: told('apply'),
  },
  fail: {
    by: 'system',
    from: ['approved'],
    to: 'failed',
    when: ['its time has come'],
    refusal: null,
    stamps: 'decided_at',
    sets: ['answer'],
    publishes: told('fail'),
  },
  expire: {
    by: 'system',
    from: ['proposed'],
    to: 'expired',
    when: ['nobody decided in time'],
    refusal: null,
    stamps: 'decided_at',
    publishes: told('expire'),
  },
} as const satisfies Record<string, ChangeTransitionRow>;

export type ChangeTransition = keyof typeof transitions;
export type ChangeAct = 'propose' | 'approve' | 'refuse' | 'withdraw' | 'apply' | 'fail' | 'expire';

/** Whether a change can make a transition now. */
export const canTransition = (change: ChangeFacts, name: ChangeTransition, now: Date): boolean =>
  isAllowed(transitions[name], change.state, conditions, change, now);

/** @throws Refusal of the transition when the change can't make it now. */
export function requireTransition(change: ChangeFacts, name: ChangeTransition, now: Date): void {
  if (!canTransition(change, name, now)) notAllowed(name, transitions[name], `change ${change.id}`);
}

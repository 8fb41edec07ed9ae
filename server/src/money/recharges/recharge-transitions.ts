import type { RechargeMethod, RechargeState } from '@tradewind/contract/money/recharges';
import type { Updateable } from 'kysely';
import type { Recharges } from '../../base/db/schema.ts';
import { isAllowed, notAllowed, publication, type Transition } from '../../base/transitions/transition.ts';
import { rechargeApproved, rechargeRefused } from './recharge-events.ts';

/** The facts of a recharge that the rules use. */
export interface RechargeFacts {
  id: string;
  state: RechargeState;
  method: RechargeMethod;
}

const conditions = {
  'sent by transfer': ({ method }) => method === 'manual',
  'paid through a provider': ({ method }) => method === 'card' || method === 'online',
} as const satisfies Record<string, (recharge: RechargeFacts, now: Date) => boolean>;

export interface RechargeTransitionRow extends Transition<
  RechargeState,
  keyof typeof conditions,
  Updateable<Recharges>
> {
  by: 'operator' | 'provider';
  books?: 'credit';
}

/**
 * Every transition of a recharge. `transitionRecharge` reads from here whether one is allowed and what it writes, books
 * and publishes. A failed payment may still arrive; an operator's refusal is final.
 */
export const transitions = {
  approve: {
    by: 'operator',
    from: ['auditing'],
    to: 'passed',
    when: ['sent by transfer'],
    refusal: 'already_decided',
    stamps: 'decided_at',
    sets: ['arrived', 'message', 'decided_by'],
    books: 'credit',
    publishes: [publication(rechargeApproved, {})],
  },
  refuse: {
    by: 'operator',
    from: ['auditing'],
    to: 'refused',
    when: ['sent by transfer'],
    refusal: 'already_decided',
    stamps: 'decided_at',
    sets: ['message', 'decided_by'],
    publishes: [publication(rechargeRefused, {})],
  },
  arrive: {
    by: 'provider',
    from: ['waiting', 'refused'],
    to: 'passed',
    when: ['paid through a provider'],
    refusal: null,
    stamps: 'decided_at',
    sets: ['arrived', 'payment_id'],
    writes: { failure: null },
    books: 'credit',
    publishes: [publication(rechargeApproved, {})],
  },
  fail: {
    by: 'provider',
    from: ['waiting'],
    to: 'refused',
    when: ['paid through a provider'],
    refusal: null,
    stamps: 'decided_at',
    sets: ['failure'],
  },
} as const satisfies Record<string, RechargeTransitionRow>;

export type RechargeTransition = keyof typeof transitions;

/** Whether a recharge can make a transition now. */
export const canTransition = (recharge: RechargeFacts, name: RechargeTransition, now: Date): boolean =>
  isAllowed(transitions[name], recharge.state, conditions, recharge, now);

/** @throws Refusal of the transition when the recharge can't make it now. */
export function requireTransition(recharge: RechargeFacts, name: RechargeTransition, now: Date): void {
  if (!canTransition(recharge, name, now)) notAllowed(name, transitions[name], `recharge ${recharge.id}`);
}

import type { RefundAct, RefundState } from '@tradewind/contract/trade/refunds';
import type { Updateable } from 'kysely';
import type { RefundRequests } from '../../base/db/schema.ts';
import { isAllowed, notAllowed, publication, type Transition } from '../../base/transitions/transition.ts';
import {
  disputeOpened,
  disputeRuled,
  offerAnswered,
  orderRevoked,
  refundAnswered,
  refundClosed,
  refundPaid,
  returnSent,
} from './aftersale-events.ts';

export type Side = 'shopper' | 'shop' | 'operator' | 'clock';

/** What the rules need to know of a refund. */
export interface RefundFacts {
  state: RefundState;
  /** The goods are to come back before the money does. */
  withReturn: boolean;
  /** The shopper wants another piece in place of the money. */
  exchange: boolean;
  /** The goods were sent back. */
  sent: boolean;
  unshipped: boolean;
  asked: bigint;
  /** The deadline of the side that has to act, or of the ruling in a dispute; null when the refund is over. */
  dueAt: Date | null;
  evidenceUntil: Date | null;
  /** The shopper withdrew from the contract. */
  revoked: boolean;
}

/** Conditions, named as in `docs/decisions/0016-after-sale.md`. */
const conditions = {
  'goods are to come back': ({ withReturn }) => withReturn,
  'an exchange': ({ exchange }) => exchange,
  'goods not sent back': ({ sent }) => !sent,
  'withdrawn from the contract': ({ revoked }) => revoked,
  'goods sent back': ({ sent }) => sent,
  'time to act is over': ({ dueAt }, now) => dueAt !== null && dueAt <= now,
} as const satisfies Record<string, (request: RefundFacts, now: Date) => boolean>;

export interface RefundTransitionRow extends Transition<
  RefundState,
  keyof typeof conditions,
  Updateable<RefundRequests>
> {
  by: readonly Side[];
  books?: 'payment';
}

const undecided = ['pending', 'rejected', 'in_dispute'] as const;

/** A transition that a person makes. */
const byPerson = <const Of extends Side>(by: Of) => ({ by: [by], when: [], refusal: 'refund_moved_on' }) as const;

/** A transition that the system makes when the deadline has passed. */
const bySilence = { by: ['clock'], when: ['time to act is over'], refusal: null } as const;

const disputed = {
  to: 'in_dispute',
  stamps: 'dispute_at',
  sets: ['dispute_by', 'evidence_until', 'due_at'],
  publishes: [publication(disputeOpened, {})],
} as const;

/** A transition that pays the refund and ends it. */
const paid = { to: 'refunded', sets: ['granted', 'return_freight'], books: 'payment' } as const;

/**
 * Every transition of a refund. `transitionRefund` reads from this table whether one is allowed, and what it writes,
 * books and publishes; nothing else changes a refund's status.
 */
export const transitions = {
  approve: {
    ...byPerson('shop'),
    from: undecided,
    ...paid,
    publishes: [publication(refundAnswered, { answer: 'approved', by: 'shop' }), publication(refundPaid, {})],
  },
  approve_by_silence: {
    ...bySilence,
    from: ['pending'],
    ...paid,
    publishes: [publication(refundAnswered, { answer: 'approved', by: 'clock' }), publication(refundPaid, {})],
  },
  revoke: {
    ...byPerson('shopper'),
    from: ['pending'],
    to: 'waiting_return',
    when: ['withdrawn from the contract', 'goods are to come back', 'goods not sent back'],
    sets: ['return_to', 'due_at'],
    publishes: [publication(orderRevoked, {})],
  },
  revoke_unsent: {
    ...byPerson('shopper'),
    from: ['pending'],
    ...paid,
    when: ['withdrawn from the contract'],
    publishes: [publication(orderRevoked, {}), publication(refundPaid, {})],
  },
  approve_return: {
    ...byPerson('shop'),
    from: undecided,
    to: 'waiting_return',
    when: ['goods are to come back', 'goods not sent back'],
    sets: ['return_to', 'due_at'],
    publishes: [publication(refundAnswered, { answer: 'approved', by: 'shop' })],
  },
  offer: {
    ...byPerson('shop'),
    from: ['pending', 'rejected', 'returned'],
    to: 'offered',
    sets: ['offered', 'due_at'],
    publishes: [publication(refundAnswered, { answer: 'offered', by: 'shop' })],
  },
  refuse: {
    ...byPerson('shop'),
    from: ['pending'],
    to: 'rejected',
    sets: ['due_at'],
    publishes: [publication(refundAnswered, { answer: 'refused', by: 'shop' })],
  },
  accept_offer: {
    ...byPerson('shopper'),
    from: ['offered'],
    ...paid,
    publishes: [publication(refundPaid, {}), publication(offerAnswered, { accepted: true, by: 'shopper' })],
  },
  decline_offer: {
    ...byPerson('shopper'),
    from: ['offered'],
    to: 'rejected',
    sets: ['due_at'],
    publishes: [publication(offerAnswered, { accepted: false, by: 'shopper' })],
  },
  decline_by_silence: {
    ...bySilence,
    from: ['offered'],
    to: 'rejected',
    sets: ['due_at'],
    publishes: [publication(offerAnswered, { accepted: false, by: 'clock' })],
  },
  send_back: {
    ...byPerson('shopper'),
    from: ['waiting_return'],
    to: 'returned',
    stamps: 'sent_at',
    sets: ['carrier', 'number', 'return_cost', 'due_at'],
    publishes: [publication(returnSent, {})],
  },
  confirm_arrival: {
    ...byPerson('shop'),
    from: ['returned'],
    ...paid,
    stamps: 'arrived_at',
    publishes: [publication(refundPaid, {})],
  },
  send_replacement: {
    ...byPerson('shop'),
    from: ['returned'],
    to: 'exchanged',
    when: ['an exchange'],
    stamps: 'replaced_at',
    sets: ['replacement_carrier', 'replacement_number', 'arrived_at', 'return_freight'],
    books: 'payment',
    publishes: [publication(refundClosed, { why: 'exchanged' })],
  },
  pay_by_silence: { ...bySilence, from: ['returned'], ...paid, publishes: [publication(refundPaid, {})] },
  report_problem: { ...byPerson('shop'), from: ['returned'], ...disputed },
  dispute: { ...byPerson('shopper'), by: ['shopper', 'shop'], from: ['rejected'], ...disputed },
  escalate: { ...bySilence, from: ['pending'], ...disputed },
  escalate_returned: {
    ...bySilence,
    from: ['rejected'],
    when: ['time to act is over', 'goods sent back'],
    ...disputed,
  },
  withdraw: {
    ...byPerson('shopper'),
    from: ['pending', 'offered', 'rejected', 'waiting_return', 'in_dispute'],
    to: 'withdrawn',
    when: ['goods not sent back'],
    publishes: [publication(refundClosed, { why: 'withdrawn' })],
  },
  lapse: {
    ...bySilence,
    from: ['rejected', 'waiting_return'],
    to: 'lapsed',
    when: ['time to act is over', 'goods not sent back'],
    publishes: [publication(refundClosed, { why: 'lapsed' })],
  },
  rule_payment: {
    ...byPerson('operator'),
    from: ['in_dispute'],
    ...paid,
    stamps: 'ruled_at',
    sets: ['ruled_by', 'fault', 'ruling', ...paid.sets],
    publishes: [publication(refundPaid, {}), publication(disputeRuled, {})],
  },
  rule_nothing: {
    ...byPerson('operator'),
    from: ['in_dispute'],
    to: 'dismissed',
    stamps: 'ruled_at',
    sets: ['ruled_by', 'fault', 'ruling'],
    publishes: [publication(disputeRuled, {})],
  },
} as const satisfies Record<string, RefundTransitionRow>;

export type RefundTransition = keyof typeof transitions;

/** The transitions that the system makes at a deadline. */
export type DeadlineTransition = {
  [Name in RefundTransition]: (typeof transitions)[Name]['by'] extends readonly ['clock'] ? Name : never;
}[RefundTransition];

/** Whether a side can make a transition now. */
export function canTransition(request: RefundFacts, name: RefundTransition, side: Side, now: Date): boolean {
  const row: RefundTransitionRow = transitions[name];
  return row.by.includes(side) && isAllowed(row, request.state, conditions, request, now);
}

/** Requires that a side can make a transition now. @throws Refusal of the transition. */
export function requireTransition(
  request: RefundFacts & { id: string },
  name: RefundTransition,
  side: Side,
  now: Date,
): void {
  if (!canTransition(request, name, side, now)) notAllowed(name, transitions[name], `refund ${request.id}`);
}

const ends: readonly RefundState[] = ['refunded', 'exchanged', 'dismissed', 'withdrawn', 'lapsed'];
/** Whether a refund has ended. */
export const hasEnded = (state: RefundState): boolean => ends.includes(state);

/** Whether messages can be added: until the refund is over, and in a dispute until the time for evidence ends. */
export const canAddMessage = ({ state, evidenceUntil }: RefundFacts, now: Date): boolean =>
  !hasEnded(state) && (state !== 'in_dispute' || (evidenceUntil !== null && now < evidenceUntil));

/** The transitions behind each act of the contract. */
const transitionsOf: Readonly<Record<Exclude<RefundAct, 'message'>, readonly RefundTransition[]>> = {
  approve: ['approve', 'approve_return'],
  offer: ['offer'],
  refuse: ['refuse'],
  accept_offer: ['accept_offer'],
  decline_offer: ['decline_offer'],
  send_back: ['send_back'],
  confirm_arrival: ['confirm_arrival'],
  send_replacement: ['send_replacement'],
  report_problem: ['report_problem'],
  dispute: ['dispute'],
  withdraw: ['withdraw'],
  rule: ['rule_payment'],
};

/** Everything that a side can do with a refund now; screens show these and hold no rules. */
export function allowedActs(request: RefundFacts, side: Side, now: Date): RefundAct[] {
  const acts: RefundAct[] = (Object.keys(transitionsOf) as (keyof typeof transitionsOf)[]).filter((act) =>
    transitionsOf[act].some((name) => canTransition(request, name, side, now)),
  );
  if (side === 'operator') return acts.filter(() => request.evidenceUntil === null || now >= request.evidenceUntil);
  return canAddMessage(request, now) ? [...acts, 'message'] : acts;
}

/**
 * The transition at the deadline. When the shop doesn't answer, an unshipped or small refund is approved and any other
 * is escalated. When the shopper doesn't act, the refund lapses, unless the goods are already on their way back.
 *
 * @param small the amount up to which a refund is approved, in minor units.
 */
export function deadlineTransition(
  request: Pick<RefundFacts, 'state' | 'sent' | 'unshipped' | 'asked'>,
  small: bigint,
): DeadlineTransition | null {
  if (request.state === 'pending')
    return request.unshipped || request.asked <= small ? 'approve_by_silence' : 'escalate';
  if (request.state === 'offered') return 'decline_by_silence';
  if (request.state === 'returned') return 'pay_by_silence';
  if (request.state === 'rejected') return request.sent ? 'escalate_returned' : 'lapse';
  return request.state === 'waiting_return' ? 'lapse' : null;
}

/** The status number on the wire: 1 refunded or exchanged, −1 refused or ended without payment, 0 open. */
export function wireStatus(state: RefundState): number {
  if (state === 'refunded' || state === 'exchanged') return 1;
  return hasEnded(state) || state === 'rejected' ? -1 : 0;
}

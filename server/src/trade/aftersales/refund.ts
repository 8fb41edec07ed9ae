import type { RefundAct, RefundState } from '@tradewind/contract/trade/aftersales';
import type { Updateable } from 'kysely';
import type { RefundRequests } from '../../base/db/schema.ts';
import { isAllowed, notAllowed, publication, type Transition } from '../../base/transitions/transition.ts';
import {
  disputeOpened,
  disputeRuled,
  offerAnswered,
  refundAnswered,
  refundClosed,
  refundPaid,
  returnSent,
} from './aftersale-events.ts';

export type Side = 'shopper' | 'shop' | 'operator' | 'clock';

/** What the rules need to know of a request. */
export interface RefundFacts {
  state: RefundState;
  /** The goods are to come back before the money does. */
  withReturn: boolean;
  /** The goods are on their way back, or there. */
  sent: boolean;
  unshipped: boolean;
  asked: bigint;
  /** Until when whoever's turn it is may act, or in a dispute should; null when it is over. */
  dueAt: Date | null;
  evidenceUntil: Date | null;
}

/** Conditions by the names under which people read them in `docs/decisions/0016-after-sale.md`. */
const conditions = {
  'goods are to come back': ({ withReturn }) => withReturn,
  'goods not sent back': ({ sent }) => !sent,
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

/** What a person does in their turn. */
const byPerson = <const Of extends Side>(by: Of) => ({ by: [by], when: [], refusal: 'refund_moved_on' }) as const;

/** What the system does when whoever's turn it is has let it pass. */
const bySilence = { by: ['clock'], when: ['time to act is over'], refusal: null } as const;

const disputed = {
  to: 'in_dispute',
  stamps: 'dispute_at',
  sets: ['dispute_by', 'evidence_until', 'due_at'],
  publishes: [publication(disputeOpened, {})],
} as const;

/** Its payment books the refund, and ends it. */
const paid = { to: 'refunded', sets: ['granted', 'return_freight'], books: 'payment' } as const;

/**
 * Every transition that a request can make, and nothing else changes one: `transitionRefund` takes from here whether it is
 * allowed, what is written, booked and published.
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

/** The transitions of the system. */
export type Silence = {
  [Name in RefundTransition]: (typeof transitions)[Name]['by'] extends readonly ['clock'] ? Name : never;
}[RefundTransition];

/** Whether somebody can make a transition now. */
export function canTransition(request: RefundFacts, name: RefundTransition, side: Side, now: Date): boolean {
  const row: RefundTransitionRow = transitions[name];
  return row.by.includes(side) && isAllowed(row, request.state, conditions, request, now);
}

/** @throws Refusal of the transition when somebody can't make it now. */
export function requireTransition(
  request: RefundFacts & { id: string },
  name: RefundTransition,
  side: Side,
  now: Date,
): void {
  if (!canTransition(request, name, side, now)) notAllowed(name, transitions[name], `refund ${request.id}`);
}

const ends: readonly RefundState[] = ['refunded', 'dismissed', 'withdrawn', 'lapsed'];
export const isOver = (state: RefundState): boolean => ends.includes(state);

/** Whether a side may still say or show something: until the end, and in a dispute within the time for it. */
export const canSay = ({ state, evidenceUntil }: RefundFacts, now: Date): boolean =>
  !isOver(state) && (state !== 'in_dispute' || (evidenceUntil !== null && now < evidenceUntil));

/** Which transitions stand behind what people do. */
const transitionsOf: Readonly<Record<Exclude<RefundAct, 'message'>, readonly RefundTransition[]>> = {
  approve: ['approve', 'approve_return'],
  offer: ['offer'],
  refuse: ['refuse'],
  accept_offer: ['accept_offer'],
  decline_offer: ['decline_offer'],
  send_back: ['send_back'],
  confirm_arrival: ['confirm_arrival'],
  report_problem: ['report_problem'],
  dispute: ['dispute'],
  withdraw: ['withdraw'],
  rule: ['rule_payment'],
};

/** Everything that a side may do with a request now; screens show these and hold no rules. */
export function actsOf(request: RefundFacts, side: Side, now: Date): RefundAct[] {
  const acts: RefundAct[] = (Object.keys(transitionsOf) as (keyof typeof transitionsOf)[]).filter((act) =>
    transitionsOf[act].some((name) => canTransition(request, name, side, now)),
  );
  if (side === 'operator') return acts.filter(() => request.evidenceUntil === null || now >= request.evidenceUntil);
  return canSay(request, now) ? [...acts, 'message'] : acts;
}

/**
 * What silence means when a time is over. A shop that says nothing has agreed where nothing was shipped or little is asked;
 * else the house looks at it. A shopper who says nothing has given up, unless the goods are gone already.
 */
export function transitionBySilence(
  request: Pick<RefundFacts, 'state' | 'sent' | 'unshipped' | 'asked'>,
  small: bigint,
): Silence | null {
  if (request.state === 'pending')
    return request.unshipped || request.asked <= small ? 'approve_by_silence' : 'escalate';
  if (request.state === 'offered') return 'decline_by_silence';
  if (request.state === 'returned') return 'pay_by_silence';
  if (request.state === 'rejected') return request.sent ? 'escalate_returned' : 'lapse';
  return request.state === 'waiting_return' ? 'lapse' : null;
}

/** The wire's number for it. */
export function wireStatus(state: RefundState): number {
  if (state === 'refunded') return 1;
  return isOver(state) || state === 'rejected' ? -1 : 0;
}

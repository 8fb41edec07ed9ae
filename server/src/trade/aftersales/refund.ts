import type { RefundAct, RefundState } from '@tradewind/contract/trade/aftersales';

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
  evidenceUntil: Date | null;
}

/** Conditions by the names under which people read them in `docs/decisions/0016-after-sale.md`. */
const conditions = {
  'goods are to come back': ({ withReturn }) => withReturn,
  'goods not sent back': ({ sent }) => !sent,
  'goods sent back': ({ sent }) => sent,
} as const satisfies Record<string, (request: RefundFacts) => boolean>;

interface Move {
  by: readonly Side[];
  from: readonly RefundState[];
  to: RefundState;
  when: readonly (keyof typeof conditions)[];
}

const undecided = ['pending', 'rejected', 'in_dispute'] as const;

/** Every move that a request can make, and nothing else can. Whatever leads to `refunded` pays in the same transaction. */
export const moves = {
  approve: { by: ['shop', 'clock'], from: undecided, to: 'refunded', when: [] },
  approve_return: {
    by: ['shop'],
    from: undecided,
    to: 'waiting_return',
    when: ['goods are to come back', 'goods not sent back'],
  },
  offer: { by: ['shop'], from: ['pending', 'rejected', 'returned'], to: 'offered', when: [] },
  refuse: { by: ['shop'], from: ['pending'], to: 'rejected', when: [] },
  accept_offer: { by: ['shopper'], from: ['offered'], to: 'refunded', when: [] },
  decline_offer: { by: ['shopper', 'clock'], from: ['offered'], to: 'rejected', when: [] },
  send_back: { by: ['shopper'], from: ['waiting_return'], to: 'returned', when: [] },
  confirm_arrival: { by: ['shop', 'clock'], from: ['returned'], to: 'refunded', when: [] },
  report_problem: { by: ['shop'], from: ['returned'], to: 'in_dispute', when: [] },
  dispute: { by: ['shopper', 'shop'], from: ['rejected'], to: 'in_dispute', when: [] },
  escalate: { by: ['clock'], from: ['pending'], to: 'in_dispute', when: [] },
  escalate_returned: { by: ['clock'], from: ['rejected'], to: 'in_dispute', when: ['goods sent back'] },
  withdraw: {
    by: ['shopper'],
    from: ['pending', 'offered', 'rejected', 'waiting_return', 'in_dispute'],
    to: 'withdrawn',
    when: ['goods not sent back'],
  },
  lapse: { by: ['clock'], from: ['rejected', 'waiting_return'], to: 'lapsed', when: ['goods not sent back'] },
  rule_payment: { by: ['operator'], from: ['in_dispute'], to: 'refunded', when: [] },
  rule_nothing: { by: ['operator'], from: ['in_dispute'], to: 'dismissed', when: [] },
} as const satisfies Record<string, Move>;

export type RefundMove = keyof typeof moves;

/** Whether somebody can make a move now. */
export function canMove(request: RefundFacts, move: RefundMove, side: Side): boolean {
  const { by, from, when }: Move = moves[move];
  return by.includes(side) && from.includes(request.state) && when.every((condition) => conditions[condition](request));
}

const ends: readonly RefundState[] = ['refunded', 'dismissed', 'withdrawn', 'lapsed'];
export const isOver = (state: RefundState): boolean => ends.includes(state);

/** Whether a side may still say or show something: until the end, and in a dispute within the time for it. */
export const canSay = ({ state, evidenceUntil }: RefundFacts, now: Date): boolean =>
  !isOver(state) && (state !== 'in_dispute' || (evidenceUntil !== null && now < evidenceUntil));

/** Which moves stand behind what people do. */
const movesOf: Readonly<Record<Exclude<RefundAct, 'message'>, readonly RefundMove[]>> = {
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
  const acts: RefundAct[] = (Object.keys(movesOf) as (keyof typeof movesOf)[]).filter((act) =>
    movesOf[act].some((move) => canMove(request, move, side)),
  );
  if (side === 'operator') return acts.filter(() => request.evidenceUntil === null || now >= request.evidenceUntil);
  return canSay(request, now) ? [...acts, 'message'] : acts;
}

/**
 * What silence means when a time is over. A shop that says nothing has agreed where nothing was shipped or little is asked;
 * else the house looks at it. A shopper who says nothing has given up, unless the goods are gone already.
 */
export function moveOfTime(request: RefundFacts, small: bigint): RefundMove | null {
  if (request.state === 'pending') return request.unshipped || request.asked <= small ? 'approve' : 'escalate';
  if (request.state === 'offered') return 'decline_offer';
  if (request.state === 'returned') return 'confirm_arrival';
  if (request.state === 'rejected') return request.sent ? 'escalate_returned' : 'lapse';
  return request.state === 'waiting_return' ? 'lapse' : null;
}

/** The wire's number for it. */
export function wireStatus(state: RefundState): number {
  if (state === 'refunded') return 1;
  return isOver(state) || state === 'rejected' ? -1 : 0;
}

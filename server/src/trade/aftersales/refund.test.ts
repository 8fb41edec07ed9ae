import { refundStates } from '@tradewind/contract/trade/aftersales';
import { describe, expect, it } from 'vitest';
import { actsOf, canMove, isOver, moveOfTime, moves, type RefundFacts, type RefundMove, type Side } from './refund.ts';

const now = new Date('2026-03-01T12:00:00Z');
const facts = (change: Partial<RefundFacts>): RefundFacts => ({
  state: 'pending',
  withReturn: false,
  sent: false,
  unshipped: false,
  asked: 5_000n,
  evidenceUntil: null,
  ...change,
});
const sides: Side[] = ['shopper', 'shop', 'operator', 'clock'];
const allMoves = Object.keys(moves) as RefundMove[];
const everyFact = [false, true].flatMap((withReturn) =>
  [false, true].flatMap((sent) => [false, true].map((unshipped) => ({ withReturn, sent, unshipped }))),
);

describe('moves of a request', () => {
  it('lead from every open state to an end, whatever is true of it, and from no end anywhere', () => {
    for (const rest of everyFact) {
      const open = refundStates.filter((state) => !isOver(state) && !(rest.sent && state === 'waiting_return'));
      for (const state of open) {
        const reached = new Set<string>([state]);
        for (let before = 0; before < reached.size;) {
          before = reached.size;
          for (const from of reached) {
            for (const side of sides)
              for (const move of allMoves)
                if (canMove(facts({ ...rest, state: from as RefundFacts['state'] }), move, side))
                  reached.add(moves[move].to);
          }
        }
        expect(
          [...reached].some((end) => isOver(end as RefundFacts['state'])),
          `${state} ${JSON.stringify(rest)}`,
        ).toBe(true);
      }
      for (const state of refundStates.filter(isOver))
        for (const side of sides) expect(actsOf(facts({ ...rest, state }), side, now)).toEqual([]);
    }
  });

  it('are made by time alone from every open state but a dispute, which waits for a ruling', () => {
    for (const rest of everyFact) {
      for (const state of refundStates.filter((one) => !isOver(one) && !(rest.sent && one === 'waiting_return'))) {
        const move = moveOfTime(facts({ ...rest, state }), 2_000n);
        if (state === 'in_dispute') expect(move).toBeNull();
        else expect([state, move && canMove(facts({ ...rest, state }), move, 'clock')]).toEqual([state, true]);
      }
    }
  });

  it('let silence agree to little or to what was never shipped, and call the house for the rest', () => {
    expect(moveOfTime(facts({ asked: 2_000n }), 2_000n)).toBe('approve');
    expect(moveOfTime(facts({ unshipped: true }), 2_000n)).toBe('approve');
    expect(moveOfTime(facts({ asked: 2_001n }), 2_000n)).toBe('escalate');
    expect(moveOfTime(facts({ state: 'rejected' }), 0n)).toBe('lapse');
    expect(moveOfTime(facts({ state: 'rejected', sent: true }), 0n)).toBe('escalate_returned');
  });

  it('are shown to whom they belong', () => {
    expect(actsOf(facts({}), 'shop', now)).toEqual(['approve', 'offer', 'refuse', 'message']);
    expect(actsOf(facts({}), 'shopper', now)).toEqual(['withdraw', 'message']);
    expect(actsOf(facts({ state: 'offered' }), 'shopper', now)).toEqual([
      'accept_offer',
      'decline_offer',
      'withdraw',
      'message',
    ]);
    expect(actsOf(facts({ state: 'returned', sent: true }), 'shopper', now)).toEqual(['message']);
    const disputed = facts({ state: 'in_dispute', evidenceUntil: new Date(now.getTime() + 1) });
    expect(actsOf(disputed, 'operator', now)).toEqual([]);
    expect(actsOf(disputed, 'shopper', now)).toEqual(['withdraw', 'message']);
    expect(actsOf({ ...disputed, evidenceUntil: now }, 'operator', now)).toEqual(['rule']);
    expect(actsOf({ ...disputed, evidenceUntil: now }, 'shopper', now)).toEqual(['withdraw']);
  });
});

import { refundStates } from '@tradewind/contract/trade/refunds';
import { describe, expect, it } from 'vitest';
import {
  allowedActs,
  canTransition,
  hasEnded,
  deadlineTransition,
  transitions,
  type RefundFacts,
  type RefundTransition,
  type Side,
} from './refund.ts';

const now = new Date('2026-03-01T12:00:00Z');
const facts = (change: Partial<RefundFacts>): RefundFacts => ({
  state: 'pending',
  withReturn: false,
  exchange: false,
  sent: false,
  unshipped: false,
  asked: 5_000n,
  dueAt: now,
  evidenceUntil: null,
  revoked: false,
  ...change,
});
const sides: Side[] = ['shopper', 'shop', 'operator', 'clock'];
const names = Object.keys(transitions) as RefundTransition[];
const everyFact = [false, true].flatMap((withReturn) =>
  [false, true].flatMap((sent) =>
    [false, true].flatMap((unshipped) =>
      (withReturn ? [false, true] : [false]).map((exchange) => ({ withReturn, sent, unshipped, exchange })),
    ),
  ),
);

describe('transitions of a refund', () => {
  it('lead from every open status to an end, and from no end', () => {
    for (const rest of everyFact) {
      const open = refundStates.filter((state) => !hasEnded(state) && !(rest.sent && state === 'waiting_return'));
      for (const state of open) {
        const reached = new Set<string>([state]);
        for (let before = 0; before < reached.size;) {
          before = reached.size;
          for (const from of reached) {
            for (const side of sides)
              for (const name of names)
                if (canTransition(facts({ ...rest, state: from as RefundFacts['state'] }), name, side, now))
                  reached.add(transitions[name].to);
          }
        }
        expect(
          [...reached].some((end) => hasEnded(end as RefundFacts['state'])),
          `${state} ${JSON.stringify(rest)}`,
        ).toBe(true);
      }
      for (const state of refundStates.filter(hasEnded))
        for (const side of sides) expect(allowedActs(facts({ ...rest, state }), side, now)).toEqual([]);
    }
  });

  it('happen at the deadline in every open status except a dispute', () => {
    for (const rest of everyFact) {
      for (const state of refundStates.filter((one) => !hasEnded(one) && !(rest.sent && one === 'waiting_return'))) {
        const name = deadlineTransition(facts({ ...rest, state }), 2_000n);
        if (state === 'in_dispute') expect(name).toBeNull();
        else
          expect([state, name && canTransition(facts({ ...rest, state }), name, 'clock', now)]).toEqual([state, true]);
      }
    }
  });

  it('happen exactly at the deadline', () => {
    const early = facts({ dueAt: new Date(now.getTime() + 1) });
    expect([
      canTransition(facts({}), 'escalate', 'clock', now),
      canTransition(early, 'escalate', 'clock', now),
    ]).toEqual([true, false]);
  });

  it('approve small or unshipped refunds at the deadline and escalate the others', () => {
    expect(deadlineTransition(facts({ asked: 2_000n }), 2_000n)).toBe('approve_by_silence');
    expect(deadlineTransition(facts({ unshipped: true }), 2_000n)).toBe('approve_by_silence');
    expect(deadlineTransition(facts({ asked: 2_001n }), 2_000n)).toBe('escalate');
    expect(deadlineTransition(facts({ state: 'rejected' }), 0n)).toBe('lapse');
    expect(deadlineTransition(facts({ state: 'rejected', sent: true }), 0n)).toBe('escalate_returned');
  });

  it('are offered only to the side that can make them', () => {
    expect(allowedActs(facts({}), 'shop', now)).toEqual(['approve', 'offer', 'refuse', 'message']);
    expect(allowedActs(facts({}), 'shopper', now)).toEqual(['withdraw', 'message']);
    expect(allowedActs(facts({ state: 'offered' }), 'shopper', now)).toEqual([
      'accept_offer',
      'decline_offer',
      'withdraw',
      'message',
    ]);
    expect(allowedActs(facts({ state: 'returned', sent: true }), 'shopper', now)).toEqual(['message']);
    const disputed = facts({ state: 'in_dispute', evidenceUntil: new Date(now.getTime() + 1) });
    expect(allowedActs(disputed, 'operator', now)).toEqual([]);
    expect(allowedActs(disputed, 'shopper', now)).toEqual(['withdraw', 'message']);
    expect(allowedActs({ ...disputed, evidenceUntil: now }, 'operator', now)).toEqual(['rule']);
    expect(allowedActs({ ...disputed, evidenceUntil: now }, 'shopper', now)).toEqual(['withdraw']);
  });
});

import { insertDutyRule } from '../../src/trade/duties/index.ts';
import { dutyRules } from '../world/duties.ts';
import type { Step } from './step.ts';

const since = new Date('2026-01-01T00:00:00Z');

/** Creates the rules of duty and tax, unless there are any. */
export const seedDuties: Step = ({ db }) =>
  db.transact(async (tx) => {
    const known = await tx.selectFrom('duty_rules').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    for (const { country, kind, category, hsPrefix, rate, perClass, over, upTo, collected, ...from } of dutyRules) {
      const rule = {
        country,
        kind,
        category: category ?? null,
        hsPrefix: hsPrefix ?? null,
        rate,
        unit: perClass === undefined ? null : ('class' as const),
        unitAmount: String(perClass ?? 0),
        over: String(over ?? 0),
        upTo: upTo === undefined ? null : String(upTo),
        collected,
        exceptFrom: [...(from.exceptFrom ?? [])],
        onlyFrom: [...(from.onlyFrom ?? [])],
        until: null,
      };
      await insertDutyRule(tx, rule, { by: null, at: since });
    }
    return dutyRules.length;
  });

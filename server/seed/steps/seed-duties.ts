import { newId } from '../../src/base/ids/ids.ts';
import { dutyRules } from '../world/duties.ts';
import type { Step } from './step.ts';

const since = new Date('2026-01-01T00:00:00Z');

/** Creates the rules of duty and tax, unless there are any. */
export const seedDuties: Step = ({ db, clock }) =>
  db.transact(async (tx) => {
    const known = await tx.selectFrom('duty_rules').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    await tx
      .insertInto('duty_rules')
      .values(
        dutyRules.map(({ country, kind, category, rate, over, upTo, collected, exceptFrom }) => ({
          id: newId(),
          country,
          kind,
          category_code: category ?? null,
          rate_bp: rate,
          above: BigInt(over ?? 0),
          up_to: upTo === undefined ? null : BigInt(upTo),
          collected,
          except_from: [...(exceptFrom ?? [])],
          valid_from: since,
          made_at: clock.now(),
        })),
      )
      .execute();
    return dutyRules.length;
  });

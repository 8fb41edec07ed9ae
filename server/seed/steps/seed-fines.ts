import { day, later } from '../../src/base/clock/clock.ts';
import { idFromName } from '../../src/base/ids/ids.ts';
import { operatorId, shopId } from '../demo-ids.ts';
import type { Step } from './step.ts';

/** A proposed correction, a fine that can be appealed, and one whose appeal waits for a decision. Nothing is booked. */
export const seedFines: Step = ({ db, clock }) =>
  db.transact(async (tx) => {
    const known = await tx.selectFrom('shop_corrections').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    const now = clock.now();
    const [proposer, approver] = [operatorId('finance@tradewind.example'), operatorId('finance2@tradewind.example')];
    const fine = {
      kind: 'fine',
      asked_by: proposer,
      asked_at: later(now, -2 * day),
      decided_by: approver,
      decided_at: later(now, -day),
      appeal_until: later(now, 6 * day),
    };
    await tx
      .insertInto('shop_corrections')
      .values([
        {
          ...fine,
          id: idFromName('demo fine hoshi-audio'),
          shop_id: shopId('hoshi-audio'),
          breach: 'late_shipping',
          amount: -2_500n,
          reason: 'Four of 31 parcels in October were handed over more than three working days late.',
          evidence: 'Handling times of the scorecard for October.',
          state: 'announced',
        },
      ])
      .execute();
    const owner = await tx
      .selectFrom('shop_members')
      .select('user_id')
      .where('shop_id', '=', shopId('kiln-and-clay'))
      .where('role', '=', 'owner')
      .executeTakeFirst();
    if (owner)
      await tx
        .insertInto('shop_corrections')
        .values({
          ...fine,
          id: idFromName('demo fine kiln-and-clay'),
          shop_id: shopId('kiln-and-clay'),
          breach: 'outside_payment',
          amount: -5_000n,
          reason: 'A message asked a shopper to pay by bank transfer.',
          evidence: 'Conversation with the shopper of 3 November.',
          state: 'appealed',
          appeal: 'The shopper asked for an invoice of a company; no payment outside the platform was meant or made.',
          appealed_by: owner.user_id,
          appealed_at: later(now, -day / 2),
        })
        .execute();
    await tx
      .insertInto('shop_corrections')
      .values({
        id: idFromName('demo correction trailhead-supply'),
        shop_id: shopId('trailhead-supply'),
        kind: 'correction',
        amount: 1_490n,
        reason: 'Return freight of a parcel that the carrier had lost',
        asked_by: proposer,
        asked_at: later(now, -day),
      })
      .execute();
    return owner ? 3 : 2;
  });

import { refundStates } from '@tradewind/contract/trade/refunds';
import { describe, expect, it } from 'vitest';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later, second } from '../../base/clock/clock.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import { findDue, refundDeadlines } from './refund-deadlines.ts';
import { canTransition, hasEnded, deadlineTransition } from './refund.ts';
import { insertRequest, lockRequest } from './refunds-store.ts';

const db = await testDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const due = later(now, day);

const product = await buildProduct(db, { shop: await buildShop(db), price: 2_000n });
const order = await buildPaidOrder(db, { lines: [{ product }], at: now });
const operator = await buildOperator(db, ['support']);
const id = newId();
await db.transact((tx) =>
  insertRequest(
    tx,
    {
      id,
      sn: publicNumber('RF'),
      order_id: order.id,
      user_id: order.shopper.id,
      shop_id: order.shopId,
      with_return: true,
      return_to: 'Rua Augusta 1',
      received: true,
      unshipped: false,
      reason: 'not_needed',
      explanation: 'I have one',
      most: 2_000n,
      asked: 2_000n,
      asked_at: now,
      due_at: due,
    },
    [
      {
        line_id: order.lineIds[0]!,
        after_pieces: 0,
        quantity: 1,
        goods: 2_000n,
        discount: 0n,
        freight: 0n,
        charges: 0n,
        commission: 0n,
      },
    ],
  ),
);

describe.each(refundStates)('the deadline of a refund that is %s', (state) => {
  it('has the same effect in the next deadline, the due list and the transitions', async () => {
    const over = hasEnded(state);
    await db.transact((tx) =>
      tx
        .updateTable('refund_requests')
        .set({
          state,
          due_at: over ? null : due,
          over_at: over ? now : null,
          granted: state === 'refunded' ? 2_000n : null,
          exchange: state === 'exchanged',
          replacement_number: state === 'exchanged' ? 'RM1' : '',
          replaced_at: state === 'exchanged' ? now : null,
          ...(state === 'in_dispute' && { dispute_at: now, dispute_by: 'shop', evidence_until: due }),
          ...(state === 'dismissed' && {
            ruled_at: now,
            ruled_by: operator.id,
            fault: 'shopper',
            ruling: 'It was whole',
          }),
          ...(state === 'returned' && { carrier: 'DHL', number: 'JD1', sent_at: now }),
          ...(state === 'offered' && { offered: 1_000n }),
        })
        .where('id', '=', id)
        .execute(),
    );
    const hasDeadline = (await refundDeadlines[0]!.next(db.read, now)) !== null;
    const request = await db.transact(async (tx) => (await lockRequest(tx, id))!.request);
    const name = deadlineTransition(request, 0n);
    expect([
      (await findDue(db.read, later(due, -second), 10)).length,
      (await findDue(db.read, due, 10)).length,
      name !== null && canTransition(request, name, 'clock', later(due, -second)),
      name !== null && canTransition(request, name, 'clock', due),
    ]).toEqual([0, hasDeadline ? 1 : 0, false, hasDeadline]);
  });
});

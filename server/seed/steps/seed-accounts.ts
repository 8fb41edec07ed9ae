import { day, hour, later } from '../../src/base/clock/clock.ts';
import type { Tx } from '../../src/base/db/database.ts';
import { idFromName, oldestIdAt } from '../../src/base/ids/ids.ts';
import { audit } from '../../src/platform/operators/index.ts';
import { createUser, hashPassword } from '../../src/people/users/index.ts';
import { operatorId, userIdOf } from '../demo-ids.ts';
import { demoPassword } from './seed-shoppers.ts';
import type { Step } from './step.ts';

const support = { id: operatorId('support@tradewind.example') };
const lockedName = 'kit';

/** What operators did with accounts: one that is locked, notes, and a look at what a shopper sees. */
export const seedAccounts: Step = async ({ db, clock }) => {
  const now = clock.now();
  const passwordHash = await hashPassword(demoPassword);
  return db.transact(async (tx) => {
    const id = userIdOf(lockedName);
    if (await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) return 0;
    await createUser(tx, {
      id,
      username: lockedName,
      nickname: 'Kit Arden',
      email: 'kit@tradewind.example',
      passwordHash,
      locale: 'en',
      createdAt: later(now, -20 * day),
    });
    await lock(tx, id, later(now, -3 * day));
    await note(
      tx,
      id,
      'Wrote from another address that a card was lost. Waits for a copy of the police report.',
      later(now, -2 * day),
    );
    const demo = userIdOf('demo');
    await note(tx, demo, 'Prefers answers in the evening, Bangkok time.', later(now, -9 * day));
    await look(tx, demo, later(now, -26 * hour));
    return 5;
  });
};

async function lock(tx: Tx, userId: string, at: Date): Promise<void> {
  const reason = 'The bank reports a stolen card behind two top-ups';
  await tx.updateTable('users').set({ locked: 'everything' }).where('id', '=', userId).execute();
  await tx
    .insertInto('account_locks')
    .values({
      id: idFromName(`demo lock ${userId}`),
      user_id: userId,
      stops: 'everything',
      reason,
      locked_at: at,
      locked_by: support.id,
    })
    .execute();
  await audit(tx, support, 'user.locked', `user:${userId}`, { stops: 'everything', reason }, at);
}

async function note(tx: Tx, userId: string, body: string, at: Date): Promise<void> {
  const id = idFromName(`demo note ${userId}`);
  await tx
    .insertInto('account_notes')
    .values({ id, user_id: userId, body, written_at: at, written_by: support.id })
    .execute();
  await audit(tx, support, 'user.noted', `user:${userId}`, {}, at);
}

async function look(tx: Tx, userId: string, at: Date): Promise<void> {
  const reason = 'The shopper could not find the receipt of an order';
  await tx
    .insertInto('account_looks')
    .values({
      // Looks are listed by their ids, which sort by time.
      id: oldestIdAt(at),
      user_id: userId,
      operator_id: support.id,
      reason,
      looked_at: at,
      ends_at: later(at, hour / 4),
    })
    .execute();
  await audit(tx, support, 'user.looked_at', `user:${userId}`, { reason }, at);
}

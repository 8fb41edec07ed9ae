import { usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import { demoPaymentCode } from '../seed/index.ts';
import { day, later } from '../src/base/clock/clock.ts';
import type { Tx } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { outside, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { storePaymentCode } from '../src/people/users/index.ts';
import type { Actor } from './actors.ts';
import type { FuzzedProduct } from './open-product.ts';

const pocketMoney = usd(50_000n);

/**
 * Remembers passwords, operators and settings, to undo what would keep the actors from going on: changed
 * passwords, disabled operators, throttles, empty wallets, sold out products.
 *
 * @returns the function that undoes it
 */
export async function rememberActors({ deps, secret }: FuzzedProduct, actors: readonly Actor[]) {
  const { db, clock } = deps;
  const shoppers = actors.flatMap(({ id, kind }) => (id && kind !== 'operator' ? [id] : []));
  const [operators, users, networks] = await Promise.all([
    db.read.selectFrom('operators').select(['id', 'email', 'roles', 'password_hash', 'code_secret']).execute(),
    db.read
      .selectFrom('users')
      .select(['id', 'username', 'username_look', 'password_hash'])
      .where('id', 'in', shoppers)
      .execute(),
    db.read.selectFrom('networks').select(['code', 'enabled']).execute(),
  ]);

  return async (): Promise<void> => {
    const now = clock.now();
    // A payment code that was just set holds up withdrawals.
    const longAgo = later(now, -40 * day);
    await db.transact((tx) =>
      // Those that a sign-in holds are left to it.
      sql`delete from throttles where subject in (select subject from throttles for update skip locked)`.execute(tx),
    );
    await db.transact((tx) => tx.deleteFrom('settings').where('set_by', 'is not', null).execute());
    await db.transact((tx) =>
      // In the order in which orders lock them.
      sql`
        with low as (select id from skus where stock < 100 order by id for no key update)
        update skus set stock = 1000 from low where skus.id = low.id`.execute(tx),
    );
    await db.transact(async (tx) => {
      for (const { code, enabled } of networks)
        await tx.updateTable('networks').set({ enabled }).where('code', '=', code).execute();
      for (const { id, ...rest } of operators)
        await tx
          .updateTable('operators')
          .set({ ...rest, disabled_at: null })
          .where('id', '=', id)
          .execute();
    });
    for (const { id, ...rest } of users)
      await db.transact(async (tx) => {
        await releaseUsername(tx, { id, ...rest });
        await tx.updateTable('users').set(rest).where('id', '=', id).execute();
      });
    for (const id of shoppers)
      await db.transact(async (tx) => {
        await storePaymentCode(tx, secret, id, demoPaymentCode, longAgo);
        await postTransaction(tx, {
          kind: 'opening_balance',
          reference: `fuzz:${newId()}`,
          at: now,
          legs: [{ from: outside('demo'), to: userAvailable(id), amount: pocketMoney }],
        });
      });
  };
}

/** Renames the account that has taken an actor's username, or one that looks like it, since the actor changed it. */
const releaseUsername = (tx: Tx, actor: { id: string; username: string; username_look: string | null }) =>
  sql`
    update users set username = 'renamed-' || right(id::text, 12), username_look = null
    where id <> ${actor.id} and (lower(username) = lower(${actor.username}) or username_look = ${actor.username_look})
  `.execute(tx);

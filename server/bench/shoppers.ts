import { usd } from '@tradewind/contract/base/money';
import { day, later } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { hashToken, newId, newToken } from '../src/base/ids/ids.ts';
import { outside, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { sealCode } from '../src/people/users/index.ts';

/** A signed-in shopper who can pay. */
export interface Shopper {
  readonly id: string;
  readonly token: string;
  readonly addressId: string;
}

export const paymentCode = '246810';

/** In US cents. */
export const openingBalance = 1_000_000_000n;

/** Shoppers with a session, an address, a payment code and more money than a measurement can spend. */
export async function createShoppers(db: Database, count: number, secret: Buffer): Promise<Shopper[]> {
  const now = new Date();
  const shoppers = Array.from({ length: count }, () => ({ id: newId(), token: newToken(), addressId: newId() }));
  await db.transact(async (tx) => {
    await tx
      .insertInto('users')
      .values(
        shoppers.map(({ id }) => ({
          id,
          username: `b${id.replaceAll('-', '').slice(-28)}`,
          nickname: 'Somebody',
          password_hash: '-',
        })),
      )
      .execute();
    await tx
      .insertInto('sessions')
      .values(
        shoppers.map(({ id, token }) => ({
          id: newId(),
          user_id: id,
          token_hash: hashToken(token),
          created_at: now,
          expires_at: later(now, day),
        })),
      )
      .execute();
    await tx
      .insertInto('payment_codes')
      .values(shoppers.map(({ id }) => ({ user_id: id, set_at: now, ...sealCode(secret, id, paymentCode) })))
      .execute();
    await tx
      .insertInto('addresses')
      .values(
        shoppers.map(({ id, addressId }) => ({
          id: addressId,
          user_id: id,
          name: 'Somebody',
          mobile: '+66812345678',
          area: 'Bangkok, Thailand',
          country: 'TH',
          detail: '1 Some Street',
          tag: 'Home',
          is_default: true,
          created_at: now,
        })),
      )
      .execute();
    for (const { id } of shoppers) {
      await postTransaction(tx, {
        kind: 'opening_balance',
        reference: `bench:opening:${id}`,
        at: now,
        legs: [{ from: outside('demo'), to: userAvailable(id), amount: usd(openingBalance) }],
      });
    }
  });
  return shoppers;
}

import { usd } from '@tradewind/contract/base/money';
import type { Database } from '../src/base/db/database.ts';
import { day, later } from '../src/base/clock/clock.ts';
import { hashToken, newId, newToken } from '../src/base/ids/ids.ts';
import { outside, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { sealCode } from '../src/people/users/index.ts';
import { testSecret } from './app.ts';

export interface BuiltShopper {
  id: string;
  token: string;
  addressId: string;
}

/** The payment code of every built shopper. */
export const testCode = '246810';

/** A signed-in shopper with a payment code, an address and, if wished, money (US cents). Nobody knows the password. */
export async function buildShopper(
  db: Database,
  { balance = 0n, now = new Date() }: { balance?: bigint; now?: Date } = {},
): Promise<BuiltShopper> {
  const id = newId();
  const token = newToken();
  const addressId = newId();
  await db.transact(async (tx) => {
    await tx
      .insertInto('users')
      .values({ id, username: `s${id.replaceAll('-', '').slice(-24)}`, nickname: 'Somebody', password_hash: '-' })
      .execute();
    await tx
      .insertInto('sessions')
      .values({
        id: newId(),
        user_id: id,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: later(now, 300 * day),
      })
      .execute();
    await tx
      .insertInto('payment_codes')
      .values({ user_id: id, set_at: now, ...sealCode(testSecret, id, testCode) })
      .execute();
    await tx
      .insertInto('addresses')
      .values({
        id: addressId,
        user_id: id,
        name: 'Somebody',
        mobile: '+66812345678',
        area: 'Bangkok, Thailand',
        detail: '1 Some Street',
        tag: 'Home',
        is_default: true,
        created_at: now,
      })
      .execute();
    if (balance > 0n) {
      await postTransaction(tx, {
        kind: 'opening_balance',
        reference: `test:opening:${id}`,
        at: now,
        moves: [{ from: outside('demo'), to: userAvailable(id), amount: usd(balance) }],
      });
    }
  });
  return { id, token, addressId };
}

import { usd } from '@tradewind/contract/base/money';
import type { Database } from '../src/base/db/database.ts';
import { day } from '../src/base/clock/clock.ts';
import { newId } from '../src/base/ids/ids.ts';
import { outside, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { addAddress } from '../src/people/addresses/index.ts';
import { dummyHash } from '../src/base/secrets/password-hash.ts';
import { createUser, openSession, storePaymentCode } from '../src/people/users/index.ts';
import { testSecret } from './app.ts';

export interface BuiltShopper {
  id: string;
  token: string;
  addressId: string;
}

/** The payment code of every built shopper. */
export const testCode = '246810';

/** Builds a signed-in shopper with a payment code, an address, a balance in US cents, and no known password. */
export async function buildShopper(
  db: Database,
  { balance = 0n, now = new Date() }: { balance?: bigint; now?: Date } = {},
): Promise<BuiltShopper> {
  const id = newId();
  return db.transact(async (tx) => {
    await createUser(tx, { ...someone(id), createdAt: now });
    const token = await openSession(tx, { userId: id, now, life: 300 * day });
    await storePaymentCode(tx, testSecret, id, testCode, now);
    const addressId = await addAddress(tx, { userId: id, form: someAddress, addedAt: now });
    if (balance > 0n) {
      await postTransaction(tx, {
        kind: 'opening_balance',
        reference: `test:opening:${id}`,
        at: now,
        legs: [{ from: outside('demo'), to: userAvailable(id), amount: usd(balance) }],
      });
    }
    return { id, token, addressId };
  });
}

const someone = (id: string) => ({
  id,
  username: `s${id.replaceAll('-', '').slice(-24)}`,
  nickname: 'Somebody',
  passwordHash: dummyHash,
});

/** An address as existing clients send it: text only, without a country code. */
export const typedAddress = {
  name: 'Somebody',
  mobile: '+66812345678',
  country: 'Bangkok, Thailand',
  detail: '1 Some Street',
  tag: 'Home',
};

/** The same as it is stored. */
const someAddress = {
  ...typedAddress,
  area: typedAddress.country,
  country: '',
  mobile_e164: null,
  parts: null,
};

import { usd } from '@tradewind/contract/base/money';
import { day, later } from '../../src/base/clock/clock.ts';
import type { Tx } from '../../src/base/db/database.ts';
import { outside, postTransaction, userAvailable } from '../../src/money/ledger/index.ts';
import { addAddress, readAddress } from '../../src/people/addresses/index.ts';
import { createUser, hashPassword, storePaymentCode } from '../../src/people/users/index.ts';
import { addressId, userIdOf } from '../demo-ids.ts';
import { faceRecipe, rememberPictures, urlOf } from '../pictures/index.ts';
import { shoppers, type DemoShopper } from '../world/shoppers.ts';
import type { SeedDeps, Step } from './step.ts';

/** Published in the README; demo shoppers own nothing of value. */
export const demoPassword = 'demo1234';
export const demoPaymentCode = '246810';

/** Creates the shoppers, with a password, a payment code, addresses and an initial balance. */
export const seedShoppers: Step = async (deps) => {
  const passwordHash = await hashPassword(demoPassword);
  return deps.db.transact(async (tx) => {
    await rememberPictures(
      tx,
      shoppers.flatMap(({ avatar }) => (avatar ? [faceRecipe(avatar)] : [])),
    );
    let created = 0;
    for (const person of shoppers) created += (await seedShopper(tx, deps, person, passwordHash)) ? 1 : 0;
    return created;
  });
};

/** Creates one shopper. @returns false for one who is there already. */
export async function seedShopper(
  tx: Tx,
  { clock, paymentCodeSecret }: SeedDeps,
  person: DemoShopper,
  passwordHash: string,
): Promise<boolean> {
  const id = userIdOf(person.username);
  const { username, nickname, email, mobile, language } = person;
  const at = later(clock.now(), -(person.joinedDaysAgo ?? 40) * day);
  const known = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return false;

  await createUser(tx, {
    id,
    username,
    nickname,
    email,
    emailConfirmedAt: at,
    mobile,
    locale: language,
    ...(person.avatar && { avatar: urlOf(faceRecipe(person.avatar), 160) }),
    passwordHash,
    createdAt: at,
  });
  await storePaymentCode(tx, paymentCodeSecret, id, demoPaymentCode, at);
  for (const [index, address] of person.addresses.entries())
    await addAddress(tx, {
      id: addressId(username, index),
      userId: id,
      form: readAddress(address),
      isDefault: address.isDefault,
      addedAt: at,
    });
  await postTransaction(tx, {
    kind: 'opening_balance',
    reference: `demo:opening:${username}`,
    at,
    legs: [{ from: outside('demo'), to: userAvailable(id), amount: usd(person.openingBalance) }],
  });
  return true;
}

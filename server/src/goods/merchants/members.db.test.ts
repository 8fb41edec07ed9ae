import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import { me } from '@tradewind/contract/goods/shop-desk/me';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildMerchant, moveToDesk } from '../../../test/build-merchant.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { addMember, removeMember } from './index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const owner = await buildMerchant(db);
const { shopId } = owner;

const add = (userId: string, change: { shopId?: string; role?: ShopRole } = {}) =>
  db.transact((tx) => addMember(tx, { shopId, userId, role: 'service', since: clock.now(), ...change }));
const remove = (userId: string) => db.transact((tx) => removeMember(tx, { shopId, userId }));

it('gives a new member access to the shop desk', async () => {
  const helper = await buildShopper(db);
  await add(helper.id);
  await moveToDesk(db, helper.id);
  expect((await data(me, {}, { token: helper.token })).shop).toMatchObject({ id: shopId, role: 'service' });
});

it('ends the access of a removed member', async () => {
  const helper = await buildShopper(db);
  await add(helper.id);
  await remove(helper.id);
  expect(await refusal(me, {}, { token: helper.token })).toMatchObject({ refusal: 'shop_forbidden' });
});

it('refuses to add a member twice', async () => {
  await expect(add(owner.id)).rejects.toMatchObject({ code: 'member_already' });
});

it('refuses to add a member to an unknown shop', async () => {
  await expect(add(owner.id, { shopId: newId() })).rejects.toMatchObject({ code: 'shop_not_found' });
});

it('refuses to add an unknown account', async () => {
  await expect(add(newId())).rejects.toMatchObject({ code: 'user_not_found' });
});

it('refuses to remove an account that is no member', async () => {
  await expect(remove((await buildShopper(db)).id)).rejects.toMatchObject({ code: 'member_not_found' });
});

it('refuses to remove the last owner', async () => {
  await expect(remove(owner.id)).rejects.toMatchObject({ code: 'shop_last_owner' });
});

it('removes only one of two owners who leave at the same time', async () => {
  const pair = await buildMerchant(db);
  const second = await buildShopper(db);
  await add(second.id, { shopId: pair.shopId, role: 'owner' });
  const results = await Promise.allSettled(
    [pair.id, second.id].map((userId) => db.transact((tx) => removeMember(tx, { shopId: pair.shopId, userId }))),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

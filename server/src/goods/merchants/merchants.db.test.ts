import { endpoints } from '@tradewind/contract/endpoints';
import { hasRight, shopRoles } from '@tradewind/contract/base/shop-roles';
import { me } from '@tradewind/contract/goods/shop-desk/me';
import { expect, it } from 'vitest';
import { day, later } from '../../base/clock/clock.ts';
import { testApp } from '../../../test/app.ts';
import { buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant, joinShop } from '../../../test/build-merchant.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { membersOf } from './index.ts';

const db = await testDatabase();
const { app, data, refusal, clock } = await testApp(db);
const owner = await buildMerchant(db);
const stranger = await buildShopper(db);

it('shows members their shop and switches to another of theirs', async () => {
  const other = await buildShop(db);
  await joinShop(db, owner.id, other.id, 'manager', later(clock.now(), day));

  const first = await data(me, {}, { token: owner.token });
  expect(first.user.id).toBe(owner.id);
  expect(first.shop).toMatchObject({ id: owner.shopId, role: 'owner' });
  expect(first.shops.map(({ id, role }) => [id, role])).toEqual([
    [owner.shopId, 'owner'],
    [other.id, 'manager'],
  ]);
  expect((await data(me, {}, { token: owner.token, shop: other.id })).shop).toMatchObject({
    id: other.id,
    name: other.name,
    role: 'manager',
  });
});

it('refuses accounts that are no members, equally for existing and unknown shops', async () => {
  const elsewhere = await buildMerchant(db);
  const refused = { code: 0, refusal: 'shop_forbidden', status: 200 };
  expect(await refusal(me, {}, { token: stranger.token })).toMatchObject(refused);
  for (const shop of [elsewhere.shopId, '00000000-0000-7000-8000-000000000000', 'nonsense', "' or true; --"]) {
    expect(await refusal(me, {}, { token: owner.token, shop }), shop).toMatchObject(refused);
    expect(await refusal(me, {}, { token: stranger.token, shop }), shop).toMatchObject(refused);
  }
});

it('refuses shoppers without a shop and operators at every endpoint of the shop desk', async () => {
  const desk = endpoints.filter(({ who }) => who === 'merchant');
  expect(desk.length).toBeGreaterThan(0);
  for (const { method, path, name } of desk) {
    expect(path, name).toMatch(/^\/api\/shop\//);
    const answer = await app.inject({
      method,
      url: path,
      headers: { token: stranger.token, shop: owner.shopId },
      ...(method === 'POST' && { payload: {} }),
    });
    expect(answer.json(), name).toMatchObject({ code: 0, refusal: 'shop_forbidden', data: null });
  }
});

it.each(shopRoles.filter((role) => role !== 'owner'))(
  'refuses %s at endpoints whose right the role lacks',
  async (role) => {
    const member = await buildMerchant(db, { shop: { id: owner.shopId }, role });
    for (const { method, path, name, right } of endpoints) {
      if (!right) continue;
      const answer = await app.inject({
        method,
        url: path,
        headers: { token: member.token },
        ...(method === 'POST' && { payload: {} }),
      });
      expect(answer.json().refusal === 'shop_right_missing', name).toBe(!hasRight(role, right));
    }
  },
);

it('lists the members of a shop by role', async () => {
  const { shopId, id } = await buildMerchant(db);
  const finance = await buildMerchant(db, { shop: { id: shopId }, role: 'finance' });
  const manager = await buildMerchant(db, { shop: { id: shopId }, role: 'manager' });
  expect(await membersOf(db.read, shopId)).toEqual([
    { userId: id, role: 'owner' },
    { userId: manager.id, role: 'manager' },
    { userId: finance.id, role: 'finance' },
  ]);
});

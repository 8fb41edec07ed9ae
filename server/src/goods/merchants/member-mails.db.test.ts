import * as contract from '@tradewind/contract/goods/shop-desk/members';
import type { Locale } from '@tradewind/contract/base/locales';
import { locales } from '@tradewind/contract/base/locales';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);
const owner = await buildMerchant(db, { now: clock.now() });
const asOwner = { token: owner.token };
const shop = { id: owner.shopId };

/** A member with a confirmed address, who reads a language. */
async function buildMember(locale: Locale = 'en') {
  const member = await buildMerchant(db, { shop, role: 'service', now: clock.now() });
  const email = `${member.id}@example.com`;
  await db.kysely
    .updateTable('users')
    .set({ email, email_confirmed_at: clock.now(), locale })
    .where('id', '=', member.id)
    .execute();
  const mails = () =>
    db.read.selectFrom('mails').select(['template', 'letter']).where('recipient', '=', email).execute();
  return { ...member, mails };
}

it('tells a member of another role in each language', async () => {
  const subjects = new Set<string>();
  for (const locale of locales) {
    const { id, mails } = await buildMember(locale);
    await data(contract.changeMemberRole, { user_id: id, role: 'finance' }, asOwner);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail!.template).toBe('shop.role_changed');
    subjects.add(mail!.letter.subject);
  }
  expect(subjects.size).toBe(locales.length);
});

it('says nothing where the role stays the same', async () => {
  const { id, mails } = await buildMember();
  await data(contract.changeMemberRole, { user_id: id, role: 'service' }, asOwner);
  expect(await mails()).toEqual([]);
});

it('tells a member who was removed, but not one who left', async () => {
  const [removed, left] = [await buildMember(), await buildMember()];
  await data(contract.removeShopMember, { user_id: removed.id }, asOwner);
  await data(contract.leaveShop, { shop_id: shop.id }, { token: left.token });
  expect((await removed.mails()).map(({ template }) => template)).toEqual(['shop.member_removed']);
  expect(await left.mails()).toEqual([]);
});

it('mails nobody without a confirmed address', async () => {
  const { id } = await buildMerchant(db, { shop, role: 'service', now: clock.now() });
  await data(contract.removeShopMember, { user_id: id }, asOwner);
  expect(await db.read.selectFrom('mails').select('id').where('user_id', '=', id).execute()).toEqual([]);
});

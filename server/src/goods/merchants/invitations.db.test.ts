import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import { me } from '@tradewind/contract/goods/shop-desk/me';
import * as contract from '@tradewind/contract/goods/shop-desk/members';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { createUser, hashPassword } from '../../people/users/index.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { call, data, refusal, clock } = test;
const owner = await buildMerchant(db, { now: clock.now() });
const asOwner = () => ({ token: owner.token });
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

/** An account that can sign in. */
async function buildAccount(email?: string): Promise<{ id: string; account: string }> {
  const id = newId();
  const account = `u${id.slice(-12)}`;
  const confirmed = email ? { email, emailConfirmedAt: clock.now() } : {};
  await db.transact((tx) =>
    createUser(tx, { id, username: account, nickname: account, passwordHash, createdAt: clock.now(), ...confirmed }),
  );
  return { id, account };
}

async function invite(email: string, role: Exclude<ShopRole, 'owner'> = 'service'): Promise<string> {
  await data(contract.inviteMember, { email, role }, asOwner());
  const { lastTo } = await openMailbox(test);
  return /#invitation=(\S+)/.exec((await lastTo(email)).text)![1]!;
}
const accept = (token: string, account: string) => refusal(contract.acceptInvitation, { token, account, password });
const members = async () => data(contract.shopMembers, {}, asOwner());

it('makes the account of the invited address a member', async () => {
  const { id, account } = await buildAccount('ana@example.com');
  const token = await invite('Ana@Example.com', 'finance');
  expect(await data(contract.shopInvitation, { token })).toMatchObject({ role: 'finance', email: 'Ana@Example.com' });
  const joined = await data(contract.acceptInvitation, { token, account, password });
  expect(joined).toMatchObject({ shop: { id: owner.shopId }, role: 'finance' });
  expect((await members()).list.find((member) => member.id === id)).toMatchObject({ role: 'finance', you: 0 });
});

it('makes a new account that has confirmed no address yet a member', async () => {
  const { id, account } = await buildAccount();
  await data(contract.acceptInvitation, { token: await invite('new@example.com'), account, password });
  expect((await members()).list.map((member) => member.id)).toContain(id);
});

it('refuses the account of another address', async () => {
  const { account } = await buildAccount('bea@example.com');
  expect((await accept(await invite('carl@example.com'), account)).refusal).toBe('invitation_other_address');
});

it('refuses a wrong password and keeps the invitation', async () => {
  const { account } = await buildAccount('dora@example.com');
  const token = await invite('dora@example.com');
  const wrong = await refusal(contract.acceptInvitation, { token, account, password: 'not the password' });
  expect(wrong.refusal).toBe('wrong_credentials');
  await data(contract.acceptInvitation, { token, account, password });
});

it('works once, also for two who accept at the same time', async () => {
  const token = await invite('twice@example.com');
  const accounts = [await buildAccount(), await buildAccount()];
  const answers = await Promise.all(
    accounts.map(({ account }) => call(contract.acceptInvitation, { token, account, password })),
  );
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 1]);
  expect((await refusal(contract.shopInvitation, { token })).refusal).toBe('invitation_over');
});

it('ends when it is taken back, replaced or has expired', async () => {
  const { account } = await buildAccount('eve@example.com');
  const replaced = await invite('eve@example.com');
  const takenBack = await invite('eve@example.com');
  const { list } = await data(contract.shopInvitations, {}, asOwner());
  const { id } = list.find(({ email }) => email === 'eve@example.com')!;
  await data(contract.withdrawInvitation, { id }, asOwner());
  expect((await refusal(contract.withdrawInvitation, { id }, asOwner())).refusal).toBe('invitation_over');
  const expired = await invite('eve@example.com');
  clock.advance(72 * hour);
  for (const token of [replaced, takenBack, expired, 'made-up'])
    expect((await accept(token, account)).refusal).toBe('invitation_over');
});

it('shows its token to nobody at the desk and stores only its hash', async () => {
  const token = await invite('quiet@example.com');
  const stored = await db.read.selectFrom('shop_invitations').selectAll().execute();
  const log = await db.read.selectFrom('shop_audit_log').selectAll().execute();
  expect(JSON.stringify([stored, log, await data(contract.shopInvitations, {}, asOwner())])).not.toContain(token);
});

it('refuses what is no address, a member’s address, the role of an owner, and too many a day', async () => {
  const other = await buildMerchant(db, { now: clock.now() });
  const as = { token: other.token };
  await db.kysely
    .updateTable('users')
    .set({ email: 'me@example.com', email_confirmed_at: clock.now() })
    .where('id', '=', other.id)
    .execute();
  const attempt = async (email: string, role = 'service') =>
    (await refusal(contract.inviteMember, { email, role }, as)).refusal;
  expect(await attempt('nowhere')).toBe('email_invalid');
  expect(await attempt('Me@example.com')).toBe('member_already');
  expect(await attempt('x@example.com', 'owner')).toBe('bad_request');
  for (let sent = 0; sent < 30; sent += 1)
    await data(contract.inviteMember, { email: `p${sent}@example.com`, role: 'service' }, as);
  expect(await attempt('x@example.com')).toBe('too_many_requests');
  clock.advance(day);
  const again = { token: (await buildMerchant(db, { shop: { id: other.shopId }, now: clock.now() })).token };
  await data(contract.inviteMember, { email: 'x@example.com', role: 'service' }, again);
});

it('can’t be taken back by another shop', async () => {
  const later = await buildMerchant(db, { shop: { id: owner.shopId }, now: clock.now() });
  const as = { token: later.token };
  const { id } = await data(contract.inviteMember, { email: 'far@example.com', role: 'service' }, as);
  const stranger = await buildMerchant(db, { now: clock.now() });
  expect((await refusal(contract.withdrawInvitation, { id }, { token: stranger.token })).refusal).toBe(
    'invitation_over',
  );
  const shopper = await buildShopper(db, { now: clock.now() });
  expect((await refusal(me, {}, { token: shopper.token })).refusal).toBe('shop_forbidden');
});

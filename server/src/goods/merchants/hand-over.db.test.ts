import { me } from '@tradewind/contract/goods/shop-desk/me';
import * as contract from '@tradewind/contract/goods/shop-desk/members';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { hour } from '../../base/clock/clock.ts';
import { membersOf } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { call, data, refusal, clock } = test;

async function buildTeam() {
  const now = clock.now();
  const owner = await buildMerchant(db, { now });
  const join = (role: BuiltMerchant['role']) => buildMerchant(db, { shop: { id: owner.shopId }, role, now });
  return { owner, finance: await join('finance'), service: await join('service') };
}
const as = ({ token }: BuiltMerchant) => ({ token });
const roleOf = async (member: BuiltMerchant) => (await data(me, {}, as(member))).shop.role;
const ask = (from: BuiltMerchant, to: BuiltMerchant) =>
  data(contract.askHandover, { user_id: to.id, password_pay: testCode }, as(from));
const confirmed = { password_pay: testCode };

describe('handing a shop over', () => {
  it('makes the successor its owner and the owner a manager', async () => {
    const { owner, finance } = await buildTeam();
    await ask(owner, finance);
    expect(await roleOf(finance)).toBe('finance');
    await data(contract.confirmHandover, confirmed, as(finance));
    expect([await roleOf(owner), await roleOf(finance)]).toEqual(['manager', 'owner']);
    expect((await refusal(contract.shopInvitations, {}, as(owner))).refusal).toBe('shop_right_missing');
  });

  it('mails both who confirmed an address, when it is asked and when it is done', async () => {
    const { owner, finance } = await buildTeam();
    const addresses = [owner, finance].map(({ id }) => ({ id, email: `${id}@example.com` }));
    for (const { id, email } of addresses)
      await db.kysely
        .updateTable('users')
        .set({ email, email_confirmed_at: clock.now() })
        .where('id', '=', id)
        .execute();
    await ask(owner, finance);
    await data(contract.confirmHandover, confirmed, as(finance));
    const { lettersTo } = await openMailbox(test);
    for (const { email } of addresses)
      expect((await lettersTo(email)).map(({ template }) => template).toSorted()).toEqual([
        'shop.handover_asked',
        'shop.handover_done',
      ]);
  });

  it('needs the payment codes of both', async () => {
    const { owner, finance } = await buildTeam();
    const wrong = { password_pay: '000000' };
    const asked = { user_id: finance.id, ...wrong };
    expect((await refusal(contract.askHandover, asked, as(owner))).refusal).toBe('payment_code_wrong');
    await ask(owner, finance);
    expect((await refusal(contract.confirmHandover, wrong, as(finance))).refusal).toBe('payment_code_wrong');
    expect(await roleOf(owner)).toBe('owner');
  });

  it('is confirmed by the successor only', async () => {
    const { owner, finance, service } = await buildTeam();
    await ask(owner, finance);
    for (const member of [owner, service])
      expect((await refusal(contract.confirmHandover, confirmed, as(member))).refusal).toBe('handover_over');
  });

  it('ends when it is taken back, too old, or the successor has left', async () => {
    const { owner, finance, service } = await buildTeam();
    await ask(owner, finance);
    await data(contract.withdrawHandover, { user_id: finance.id }, as(owner));
    expect((await refusal(contract.confirmHandover, confirmed, as(finance))).refusal).toBe('handover_over');
    await ask(owner, service);
    await data(contract.leaveShop, { shop_id: service.shopId }, as(service));
    expect(await data(contract.shopHandover, {}, as(owner))).toEqual({ handover: null });
    await ask(owner, finance);
    clock.advance(72 * hour);
    expect(await data(contract.shopHandover, {}, as(owner))).toEqual({ handover: null });
  });

  it('refuses the owner as successor, and who is no member', async () => {
    const { owner } = await buildTeam();
    const stranger = await buildMerchant(db, { now: clock.now() });
    const to = (user_id: string) => refusal(contract.askHandover, { user_id, password_pay: testCode }, as(owner));
    expect((await to(owner.id)).refusal).toBe('handover_to_yourself');
    expect((await to(stranger.id)).refusal).toBe('member_not_found');
  });

  it('happens once when it is confirmed twice at the same time', async () => {
    const { owner, finance } = await buildTeam();
    await ask(owner, finance);
    const answers = await Promise.all([1, 2].map(() => call(contract.confirmHandover, confirmed, as(finance))));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 1]);
    expect((await membersOf(db.read, owner.shopId)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

describe('the members of a shop', () => {
  it('get another role, which counts at once', async () => {
    const { owner, service } = await buildTeam();
    await data(contract.changeMemberRole, { user_id: service.id, role: 'manager' }, as(owner));
    expect(await roleOf(service)).toBe('manager');
  });

  it('lose access at once when they are removed', async () => {
    const { owner, service } = await buildTeam();
    await data(contract.removeShopMember, { user_id: service.id }, as(owner));
    expect((await refusal(me, {}, as(service))).refusal).toBe('shop_forbidden');
  });

  it('leave by themselves, but only the shop that they name', async () => {
    const { service } = await buildTeam();
    const elsewhere = await buildMerchant(db, { now: clock.now() });
    const leave = (shop_id: string) => call(contract.leaveShop, { shop_id }, as(service));
    expect((await leave(elsewhere.shopId)).body).toMatchObject({ refusal: 'member_not_found' });
    expect((await leave(service.shopId)).body.code).toBe(1);
  });

  it('always have an owner', async () => {
    const { owner } = await buildTeam();
    const { id: user_id, shopId: shop_id } = owner;
    const refusals = [
      await refusal(contract.leaveShop, { shop_id }, as(owner)),
      await refusal(contract.removeShopMember, { user_id }, as(owner)),
      await refusal(contract.changeMemberRole, { user_id, role: 'manager' }, as(owner)),
    ];
    expect(refusals.map((one) => one.refusal)).toEqual(refusals.map(() => 'shop_last_owner'));
  });

  it('of another shop can be neither changed nor removed', async () => {
    const { owner } = await buildTeam();
    const { service } = await buildTeam();
    const user_id = service.id;
    expect((await refusal(contract.removeShopMember, { user_id }, as(owner))).refusal).toBe('member_not_found');
    expect((await refusal(contract.changeMemberRole, { user_id, role: 'manager' }, as(owner))).refusal).toBe(
      'member_not_found',
    );
  });
});

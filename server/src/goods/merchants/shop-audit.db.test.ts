import { isShopAct } from '@tradewind/contract/base/endpoint';
import { endpoints } from '@tradewind/contract/endpoints';
import { shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import * as profile from '@tradewind/contract/goods/shop-desk/profile';
import { addPayoutAccount } from '@tradewind/contract/money/shop-desk/payouts';
import { saveFreightZone } from '@tradewind/contract/trade/shop-desk/freight';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { app, data, refusal, clock } = await testApp(db);
const now = clock.now();
const owner = await buildMerchant(db, { now });
const manager = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'manager', now });
const as = ({ token }: { token: string }) => ({ token });
const log = async (input: object = {}) => (await data(shopAuditLog, input, as(owner))).list;

describe('the audit log of a shop', () => {
  it('shows who did what, with the role at that time', async () => {
    await data(profile.setShopHandling, { days: 2 }, as(manager));
    expect((await log())[0]).toMatchObject({
      user_id: manager.id,
      role: 'manager',
      act: 'shopDesk.setHandling',
      details: { days: 2 },
    });
  });

  it('names the subject that an act made', async () => {
    const zone = await data(saveFreightZone, { countries: ['IS'], options: [] }, as(owner));
    expect((await log({ act: 'shopDesk.saveFreightZone' }))[0]).toMatchObject({ subject: zone.id });
  });

  it('contains no refused act', async () => {
    const before = await log();
    const backwards = { from: '2031-01-05', until: '2031-01-01' };
    expect((await refusal(profile.setShopHoliday, backwards, as(manager))).refusal).toBe('holiday_invalid');
    expect(await log()).toEqual(before);
  });

  it('contains no secret and only the end of an account number', async () => {
    const account = { extract_type: 0, real_name: 'Kiln', bank_name: 'First', bank_card: '6222020012345678' } as const;
    await data(addPayoutAccount, { ...account, password_pay: testCode }, as(owner));
    const [entry] = await log({ act: 'shopDesk.addPayoutAccount' });
    expect(entry!.details).toMatchObject({ bank_name: 'First', bank_card: '…5678' });
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${testCode}|password_pay`));
  });

  it('shortens long texts', async () => {
    const texts = { en: 'a'.repeat(5_000), 'zh-CN': '', ja: '', ko: '', th: '' };
    await data(profile.setShopPolicy, { kind: 'returns', texts }, as(owner));
    expect(JSON.stringify(await log({ act: 'shopDesk.setPolicy' })).length).toBeLessThan(600);
  });

  it('is filtered by member, act and day, and goes on from a cursor', async () => {
    clock.advance(2 * day);
    const from = clock.now().toISOString();
    await data(profile.setShopHandling, { days: 3 }, as(manager));
    expect(new Set((await log({ user_id: manager.id })).map(({ user_id }) => user_id))).toEqual(new Set([manager.id]));
    expect(await log({ from })).toHaveLength(1);
    const [first, second] = await log();
    const page = await data(shopAuditLog, { limit: 1 }, as(owner));
    expect(page).toMatchObject({ list: [first], next: first!.id });
    expect(await data(shopAuditLog, { limit: 1, cursor: page.next! }, as(owner))).toMatchObject({ list: [second] });
    expect(await log({ user_id: 'nonsense' })).toEqual([]);
  });

  it('shows nothing of another shop', async () => {
    const other = await buildMerchant(db, { now: clock.now() });
    expect((await data(shopAuditLog, {}, as(other))).list).toEqual([]);
  });

  it('can be neither changed nor deleted', async () => {
    await expect(db.kysely.updateTable('shop_audit_log').set({ act: 'nothing' }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db.kysely.deleteFrom('shop_audit_log').execute()).rejects.toThrow(/append-only/);
  });
});

describe('acts at the shop desk', () => {
  const acts = endpoints.filter(isShopAct);

  it('are all logged, except those that change nothing but what was read', () => {
    const unlogged = acts.filter((act) => act.unlogged).map(({ name }) => name);
    expect(unlogged.toSorted()).toEqual([
      'shopDesk.checkShipments',
      'shopDesk.markMessages',
      'shopDesk.openStream',
      'shopDesk.previewPageForm',
      'shopDesk.previewProductForm',
      'shopDesk.readAllNotifications',
      'shopDesk.readNotification',
      'shopDesk.sendMessage',
      'shopDesk.translateMessage',
      'shopDesk.typing',
    ]);
  });

  it('declare what is secret in their input, so that the log leaves it out', () => {
    for (const { name, input, secrets = [] } of acts) {
      const fields = Object.keys((input as { shape?: object }).shape ?? {});
      const secret = fields.filter((field) => /^(password|token|secret)/.test(field));
      expect([name, secret.filter((field) => !secrets.includes(field))]).toEqual([name, []]);
    }
  });

  // Opening a stream of events needs no input, and changes nothing.
  const acting = acts.filter(({ name }) => name !== 'shopDesk.openStream');
  it.each(acting.map(({ name, path }) => [name, path] as const))('%s refuses an empty body', async (_, url) => {
    const headers = { token: owner.token };
    for (const payload of [{}, undefined]) {
      const answer = await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
      expect(answer.json()).toMatchObject({ code: 0, refusal: 'bad_request' });
    }
  });
});

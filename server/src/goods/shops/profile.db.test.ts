import { locales } from '@tradewind/contract/base/locales';
import * as profile from '@tradewind/contract/goods/shop-desk/profile';
import { policyKinds, shopTerms } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const owner = await buildMerchant(db, { shop: await buildShop(db, { name: 'Kiln & Clay' }), now: clock.now() });
const manager = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'manager', now: clock.now() });
const as = ({ token }: { token: string }) => ({ token });
/** Reads as a signed-in shopper, because visitors get cached answers. */
const terms = (locale: (typeof locales)[number] = 'en', mer_id = owner.shopId) =>
  data(shopTerms, { mer_id }, { locale, token: owner.token });
const policy = async (kind: string, locale: (typeof locales)[number] = 'en') =>
  (await terms(locale)).policies.find((one) => one.kind === kind)!;

const trader = {
  legal_name: 'Kiln & Clay Ceramics Co., Ltd.',
  address: '18 Taoyang Road\nJingdezhen 333000',
  country: 'cn',
  register: 'Jingdezhen Market Supervision',
  registration_number: '9136 0200',
  tax_number: '',
  email: 'hello@kiln.example',
  phone: '+86 798 000 0142',
};

describe('the trader of a shop', () => {
  it('is empty at first, then as the owner stored it, with earlier versions kept', async () => {
    expect((await terms()).trader).toBeNull();
    await data(profile.setShopTrader, trader, as(owner));
    expect((await terms()).trader).toEqual({ ...trader, country: 'CN' });
    clock.advance(1_000);
    await data(profile.setShopTrader, { ...trader, legal_name: 'Kiln & Clay Group' }, as(owner));
    expect((await terms('ja')).trader).toMatchObject({ legal_name: 'Kiln & Clay Group' });
    const versions = await db.read
      .selectFrom('shop_traders')
      .select(['legal_name', 'written_by'])
      .where('shop_id', '=', owner.shopId)
      .orderBy('written_at')
      .execute();
    expect(versions).toEqual([
      { legal_name: trader.legal_name, written_by: owner.id },
      { legal_name: 'Kiln & Clay Group', written_by: owner.id },
    ]);
  });

  it('is stored by owners only and requires a name, an address and an e-mail address', async () => {
    expect(await refusal(profile.setShopTrader, trader, as(manager))).toMatchObject({ refusal: 'shop_right_missing' });
    expect(await refusal(profile.setShopTrader, { ...trader, email: 'nowhere' }, as(owner))).toMatchObject({
      refusal: 'email_invalid',
      fields: ['email'],
    });
    for (const missing of ['legal_name', 'address', 'country', 'email']) {
      expect((await refusal(profile.setShopTrader, { ...trader, [missing]: ' ' }, as(owner))).refusal).toBe(
        'bad_request',
      );
    }
    expect((await refusal(profile.setShopTrader, { ...trader, country: '1!' }, as(owner))).refusal).toBe('bad_request');
  });

  it('refuses a closed shop, an unknown one and an invalid id', async () => {
    const closed = await buildShop(db, { status: 'closed' });
    for (const mer_id of [closed.id, newId(), '7', "' or 1=1"])
      expect((await refusal(shopTerms, { mer_id })).refusal).toBe('shop_not_found');
  });
});

describe('policies', () => {
  it('are the platform’s with the shop’s facts until the shop stores its own', async () => {
    for (const locale of locales) {
      const { policies } = await terms(locale);
      expect(policies.map(({ kind }) => kind)).toEqual(policyKinds);
      for (const { text, locale: written, own, written_at } of policies) {
        expect({ written, own, written_at }).toEqual({ written: locale, own: 0, written_at: null });
        expect(text).toContain('Kiln & Clay');
        expect(text, 'nothing is left to fill in').not.toMatch(/[{}[\]|]|undefined/);
      }
    }
    expect((await policy('returns')).text).toContain('within 15 days');
    expect((await policy('privacy', 'ko')).text).toContain('hello@kiln.example');
  });

  it('use the settings and leave out an unknown trader', async () => {
    const bare = await buildShop(db, { name: 'Bare' });
    await db.transact((tx) => setSetting(tx, 'orders.afterSaleDays', 20, { by: null, at: clock.now() }));
    const { policies } = await terms('en', bare.id);
    expect(policies.find(({ kind }) => kind === 'returns')!.text).toContain('within 20 days');
    for (const { text } of policies) expect(text).not.toMatch(/undefined|Write to|Questions|[{}[\]|]/);
  });

  it('are the shop’s own in its languages until it withdraws them', async () => {
    const empty = { en: '', 'zh-CN': '', ja: '', ko: '', th: '' };
    await data(
      profile.setShopPolicy,
      { kind: 'returns', texts: { ...empty, en: 'Send it back whenever.', ja: 'いつでもどうぞ。' } },
      as(owner),
    );
    expect(await policy('returns', 'ja')).toMatchObject({
      text: 'いつでもどうぞ。',
      locale: 'ja',
      own: 1,
      written_at: expect.any(String),
    });
    expect(await policy('returns', 'th')).toMatchObject({ text: 'Send it back whenever.', locale: 'en', own: 1 });
    expect(await policy('delivery', 'th')).toMatchObject({ locale: 'th', own: 0 });
    clock.advance(1_000);
    await data(profile.setShopPolicy, { kind: 'returns', texts: empty }, as(owner));
    expect(await policy('returns', 'th')).toMatchObject({ locale: 'th', own: 0 });
    expect(
      await db.read.selectFrom('shop_policies').select('kind').where('shop_id', '=', owner.shopId).execute(),
    ).toHaveLength(2);
    expect(await refusal(profile.setShopPolicy, { kind: 'returns', texts: empty }, as(manager))).toMatchObject({
      refusal: 'shop_right_missing',
    });
    expect(
      (await refusal(profile.setShopPolicy, { kind: 'payment' as 'privacy', texts: empty }, as(owner))).refusal,
    ).toBe('bad_request');
  });
});

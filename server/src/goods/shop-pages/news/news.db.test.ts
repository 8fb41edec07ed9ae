import { followShop } from '@tradewind/contract/goods/shops';
import * as contract from '@tradewind/contract/goods/shop-desk/followers';
import { chooseNotification, notifications } from '@tradewind/contract/operations/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct, buildShop } from '../../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../../test/build-merchant.ts';
import { buildShopper, type BuiltShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { day } from '../../../base/clock/clock.ts';
import { newId } from '../../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock, deliver } = await testApp(db);

let owner: BuiltMerchant;
let follower: BuiltShopper;

const as = ({ token }: { token: string }) => ({ token });
const texts = (en: string, ja = '') => ({ en, 'zh-CN': '', ja, ko: '', th: '' });
const send = (more: object = {}, by = owner) =>
  data(contract.sendShopNews, { texts: texts('New glazes'), ...more }, { ...as(by), key: newId() });
const refused = async (input: object, by = owner) =>
  (await refusal(contract.sendShopNews, { texts: texts('x'), ...input }, { ...as(by), key: newId() })).refusal;
const follow = (by: BuiltShopper) => data(followShop, { mer_id: owner.shopId }, as(by));
const inbox = async (by: BuiltShopper) => (await data(notifications, {}, { ...as(by), locale: 'en' })).list;

beforeEach(async () => {
  clock.advance(8 * day);
  const shop = await buildShop(db);
  owner = await buildMerchant(db, { shop, now: clock.now() });
  follower = await buildShopper(db, { now: clock.now() });
  await follow(follower);
});

describe('news of a shop', () => {
  it('reach the inbox of its followers once, and lead to the shop or a product', async () => {
    const product = await buildProduct(db, { shop: { id: owner.shopId, name: '' } });
    await send();
    await send({ texts: texts('A new pot'), product_id: product.id });
    await deliver();
    await deliver();
    const list = await inbox(follower);
    expect(list).toHaveLength(2);
    expect(list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'shop_news', text: 'New glazes', link: `/shop/${owner.shopId}` }),
        expect.objectContaining({ text: 'A new pot', link: `/detail/${product.id}/${owner.shopId}` }),
      ]),
    );
  });

  it('reach nobody who has muted shops or follows no longer', async () => {
    const [muted, gone] = [await buildShopper(db, { now: clock.now() }), await buildShopper(db, { now: clock.now() })];
    for (const one of [muted, gone, gone]) await follow(one);
    await data(chooseNotification, { group: 'shops', channel: 'in_app', wanted: 0 }, as(muted));
    await send();
    await deliver();
    expect([await inbox(muted), await inbox(gone)]).toEqual([[], []]);
    expect(await inbox(follower)).toHaveLength(1);
  });

  it('are sent twice in seven days, also by members who send at once', async () => {
    const answers = await Promise.allSettled([send(), send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refused({})).toBe('shop_news_too_often');
    const { next_at, news } = await data(contract.shopFollowers, {}, as(owner));
    expect(news).toHaveLength(2);
    clock.advance(new Date(next_at!).getTime() - clock.now().getTime());
    await send();
  });

  it('need a text, and a product of the shop that is on sale', async () => {
    const foreign = await buildProduct(db);
    const gone = await buildProduct(db, { shop: { id: owner.shopId, name: '' }, status: 'off_sale' });
    expect(await refused({ texts: texts('') })).toBe('shop_news_empty');
    for (const product_id of [foreign.id, gone.id, newId()])
      expect(await refused({ product_id })).toBe('product_not_found');
    expect(await refused({ texts: texts('x'.repeat(201)) })).toBe('bad_request');
    const service = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'service', now: clock.now() });
    expect(await refused({}, service)).toBe('shop_right_missing');
  });
});

describe('the figures of followers', () => {
  it('count those of each week and name nobody', async () => {
    clock.advance(8 * day);
    await follow(await buildShopper(db, { now: clock.now() }));
    const figures = await data(contract.shopFollowers, {}, as(owner));
    expect(figures.total).toBe(2);
    expect(figures.weeks.slice(-2).map(({ gained }) => gained)).toEqual([1, 1]);
    expect(JSON.stringify(figures)).not.toContain(follower.id);
  });
});

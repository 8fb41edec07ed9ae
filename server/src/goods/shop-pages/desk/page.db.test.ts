import type { Locale, Texts } from '@tradewind/contract/base/locales';
import * as page from '@tradewind/contract/goods/shop-desk/page';
import { ownProducts } from '@tradewind/contract/goods/shop-desk/products';
import { shop as shopEndpoint } from '@tradewind/contract/goods/shops';
import type { ShopPageContent } from '@tradewind/contract/goods/shop-page-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct, buildShop } from '../../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../../test/build-merchant.ts';
import { upload } from '../../../../test/build-upload.ts';
import { testDatabase } from '../../../../test/database.ts';
import { newId } from '../../../base/ids/ids.ts';

const db = await testDatabase();
const { app, data, refusal, clock } = await testApp(db);

let shopId: string;
let owner: BuiltMerchant;
let manager: BuiltMerchant;
let shopNumber = 0;

const as = ({ token }: { token: string }) => ({ token });
const texts = (en: string, more: Partial<Texts> = {}): Texts => ({ en, 'zh-CN': '', ja: '', ko: '', th: '', ...more });
/** Reads as a signed-in shopper, because visitors get cached answers. */
const seen = (locale: Locale = 'en', more: object = {}) =>
  data(shopEndpoint, { mer_id: shopId, ...more }, { locale, token: owner.token });
const show = () => data(page.showOwnShopPage, {}, as(owner));
const category = (en: string, id = newId()) => ({ id, names: texts(en) });

/** Saves a change of what is stored as a draft. */
async function save(change: Partial<ShopPageContent>, by = owner) {
  const { revision, content } = await data(page.showOwnShopPage, {}, as(by));
  return data(page.saveShopPage, { revision, page: { ...content, ...change } }, as(by));
}
async function publish(change: Partial<ShopPageContent>) {
  const { revision } = await save(change);
  return data(page.publishShopPage, { revision }, as(owner));
}
async function refused(change: Partial<ShopPageContent>) {
  const { revision, content } = await show();
  return refusal(page.saveShopPage, { revision, page: { ...content, ...change } }, as(owner));
}

beforeEach(async () => {
  shopNumber += 1;
  const built = await buildShop(db, { name: `Paper House ${'abcdefghijklmnopqrstuvwxyz'[shopNumber]}` });
  shopId = built.id;
  owner = await buildMerchant(db, { shop: built, now: clock.now() });
  manager = await buildMerchant(db, { shop: built, role: 'manager', now: clock.now() });
});

describe('a draft of the page', () => {
  it('is seen by members alone until it is published', async () => {
    const before = await seen();
    const picture = await upload(app, manager.token);
    const saved = await save(
      { banner: picture, tone: 'wine', slogans: texts('Folded by hand', { ja: '手で折る' }), abouts: texts('Paper.') },
      manager,
    );
    expect(saved).toMatchObject({ has_draft: 1, revision: 1 });
    expect(await seen()).toEqual(before);
    expect(await data(page.previewShopPage, {}, { ...as(owner), locale: 'ja' })).toMatchObject({
      slogan: '手で折る',
      tone: 'wine',
      about: 'Paper.',
    });

    await data(page.publishShopPage, { revision: 1 }, as(owner));
    const after = await seen('ja');
    expect(after).toMatchObject({ slogan: '手で折る', tone: 'wine', about: 'Paper.' });
    expect((await seen('th')).slogan).toBe('Folded by hand');
    expect(after.banner).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    expect((await app.inject(after.banner)).statusCode).toBe(200);
  });

  it('is refused when somebody else saved meanwhile, and names them', async () => {
    const { revision, content } = await show();
    await save({ tone: 'pine' }, manager);
    const late = { revision, page: { ...content, tone: 'night' as const } };
    const answer = await refusal(page.saveShopPage, late, as(owner));
    expect(answer).toMatchObject({ refusal: 'shop_page_changed', fields: ['revision'] });
    expect((await show()).content.tone).toBe('pine');
    expect((await refusal(page.publishShopPage, { revision }, as(owner))).refusal).toBe('shop_page_changed');
    expect((await refusal(page.discardShopPage, { revision }, as(owner))).refusal).toBe('shop_page_changed');
  });

  it('is saved by one of two members who save at once', async () => {
    const { revision, content } = await show();
    const answers = await Promise.allSettled(
      [owner, manager].map((member, at) =>
        data(page.saveShopPage, { revision, page: { ...content, tone: at === 0 ? 'pine' : 'wine' } }, as(member)),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be discarded, and there is nothing to publish then', async () => {
    const { revision } = await save({ tone: 'pine' });
    const discarded = await data(page.discardShopPage, { revision }, as(owner));
    expect(discarded).toMatchObject({ has_draft: 0, content: { tone: 'sea' } });
    const again = { revision: discarded.revision };
    expect((await refusal(page.publishShopPage, again, as(owner))).refusal).toBe('shop_page_without_draft');
    expect((await refusal(page.discardShopPage, again, as(owner))).refusal).toBe('shop_page_without_draft');
  });

  it('refuses pictures of other users and from elsewhere', async () => {
    const stranger = await buildMerchant(db);
    for (const banner of [await upload(app, stranger.token), 'https://example.org/a.png', '/files/../secret'])
      expect(await refused({ banner })).toMatchObject({ refusal: 'picture_invalid', fields: ['page.banner'] });
    expect(await refused({ avatar: '' })).toMatchObject({ refusal: 'picture_invalid', fields: ['page.avatar'] });
  });

  it('is open to owners and managers only', async () => {
    const service = await buildMerchant(db, { shop: { id: shopId }, role: 'service', now: clock.now() });
    const { revision, content } = await show();
    const input = { revision, page: content };
    expect((await refusal(page.saveShopPage, input, as(service))).refusal).toBe('shop_right_missing');
    const stranger = await buildMerchant(db);
    expect((await refusal(page.saveShopPage, input, { token: stranger.token, shop: shopId })).refusal).toBe(
      'shop_forbidden',
    );
    expect(await show()).toMatchObject({ revision, has_draft: 0 });
  });
});

describe('the name of a shop', () => {
  it('changes everywhere, with what it looks like', async () => {
    await publish({ name: 'Quiet Inkwell' });
    expect((await seen()).mer_name).toBe('Quiet Inkwell');
    const rival = await buildMerchant(db);
    const { revision, content } = await data(page.showOwnShopPage, {}, as(rival));
    const copied = { revision, page: { ...content, name: 'QUIET lnkwe11' } };
    expect(await refusal(page.saveShopPage, copied, as(rival))).toMatchObject({
      refusal: 'shop_name_taken',
      fields: ['page.name'],
    });
  });

  it('may not be mistaken for another shop or for the platform', async () => {
    await buildShop(db, { name: 'Marlowe Lamps' });
    expect((await refused({ name: 'Mar1owe-Lamps' })).refusal).toBe('shop_name_taken');
    expect((await refused({ name: 'Tradewind Outlet' })).refusal).toBe('shop_name_reserved');
    expect((await refused({ name: 'Pаper' })).refusal).toBe('shop_name_mixed');
    expect((await refused({ name: '!!!' })).refusal).toBe('shop_invalid');
  });

  it('goes to one of two shops whose drafts want it', async () => {
    const rival = await buildMerchant(db);
    const mine = await save({ name: 'Harbour Twine' });
    const theirs = await data(page.showOwnShopPage, {}, as(rival));
    const wanted = { ...theirs.content, name: 'Harbour Twine' };
    const saved = await data(page.saveShopPage, { revision: theirs.revision, page: wanted }, as(rival));
    const answers = await Promise.allSettled([
      data(page.publishShopPage, { revision: mine.revision }, as(owner)),
      data(page.publishShopPage, { revision: saved.revision }, as(rival)),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the announcement', () => {
  it('is shown in the caller’s language from its beginning to its end', async () => {
    const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000).toISOString();
    await publish({
      announcement: { texts: texts('New paper', { ko: '새 종이' }), from: hours(1), until: hours(3) },
    });
    expect((await seen()).announcement).toBe('');
    clock.advance(2 * 3_600_000);
    expect((await seen('ko')).announcement).toBe('새 종이');
    expect((await seen('th')).announcement).toBe('New paper');
    clock.advance(2 * 3_600_000);
    expect((await seen()).announcement).toBe('');
  });

  it('may not end before it begins', async () => {
    const announcement = { texts: texts('x'), from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' };
    expect(await refused({ announcement })).toMatchObject({
      refusal: 'announcement_time_invalid',
      fields: ['page.announcement.until'],
    });
  });
});

describe('featured products', () => {
  it('are shown in the shop’s order, those on sale', async () => {
    const shop = { id: shopId, name: '' };
    const [first, second, gone] = [
      await buildProduct(db, { shop, title: 'First' }),
      await buildProduct(db, { shop, title: 'Second' }),
      await buildProduct(db, { shop, title: 'Gone', status: 'off_sale' }),
    ];
    const saved = await publish({ featured: [second.id, gone.id, first.id] });
    expect(saved.products).toHaveLength(3);
    const { featured } = await seen();
    expect(featured.map(({ goods }) => goods.title)).toEqual(['Second', 'First']);
    expect((await seen('en', { page: 2 })).featured).toEqual([]);
  });

  it('are different products of the shop, twelve at most', async () => {
    const foreign = await buildProduct(db);
    const own = await buildProduct(db, { shop: { id: shopId, name: '' } });
    for (const featured of [[foreign.id], [own.id, own.id], [newId()]])
      expect(await refused({ featured })).toMatchObject({
        refusal: 'featured_product_invalid',
        fields: ['page.featured'],
      });
    const many = Array.from({ length: 13 }, () => newId());
    expect((await refused({ featured: many })).refusal).toBe('bad_request');
  });
});

describe('categories of a shop', () => {
  it('narrow the list of its products, those with something on sale', async () => {
    const shop = { id: shopId, name: '' };
    const lamp = await buildProduct(db, { shop, title: 'Lamp' });
    await buildProduct(db, { shop, title: 'Vase' });
    const [light, empty] = [category('Light'), category('Empty')];
    await publish({ categories: [empty, light] });
    const assign = { category_id: light.id, product_ids: [lamp.id], assigned: 1 as const };
    expect(await data(page.assignShopCategory, assign, as(manager))).toEqual({ changed: 1 });
    expect(await data(page.assignShopCategory, assign, as(manager))).toEqual({ changed: 0 });

    expect((await seen()).shop_categories).toEqual([{ id: light.id, name: 'Light' }]);
    const inLight = await seen('en', { shop_category_id: light.id });
    expect(inLight.product_list).toMatchObject({ total: 1, list: [{ goods: { title: 'Lamp' } }] });
    const found = await seen('en', { shop_category_id: light.id, title: 'vase' });
    expect(found.product_list.total).toBe(0);
    expect((await show()).category_counts).toEqual({ [light.id]: 1 });
    const listed = await data(ownProducts, { shop_category: light.id }, as(owner));
    expect(listed.list.map(({ id }) => id)).toEqual([lamp.id]);

    await data(page.assignShopCategory, { ...assign, assigned: 0 }, as(owner));
    expect((await seen()).shop_categories).toEqual([]);
  });

  it('take no products of other shops, and are of no other shop', async () => {
    const light = category('Light');
    await publish({ categories: [light] });
    const own = await buildProduct(db, { shop: { id: shopId, name: '' } });
    const foreign = await buildProduct(db);
    const input = { category_id: light.id, product_ids: [own.id, foreign.id], assigned: 1 as const };
    expect((await refusal(page.assignShopCategory, input, as(owner))).refusal).toBe('product_not_found');
    const stranger = await buildMerchant(db, { shop: { id: foreign.shopId } });
    const theirs = { ...input, product_ids: [foreign.id] };
    expect((await refusal(page.assignShopCategory, theirs, as(stranger))).refusal).toBe('shop_category_not_found');
    expect((await show()).category_counts).toEqual({});
  });

  it('need a name and an id of their own, and are thirty at most', async () => {
    const twice = category('Twice');
    expect(await refused({ categories: [category('')] })).toMatchObject({
      refusal: 'shop_category_invalid',
      fields: ['page.categories[0].names'],
    });
    expect((await refused({ categories: [twice, twice] })).refusal).toBe('shop_category_invalid');
    const many = Array.from({ length: 31 }, () => category('x'));
    expect((await refused({ categories: many })).refusal).toBe('bad_request');
  });

  it('are emptied when the page is published without them', async () => {
    const light = category('Light');
    await publish({ categories: [light] });
    const lamp = await buildProduct(db, { shop: { id: shopId, name: '' } });
    await data(page.assignShopCategory, { category_id: light.id, product_ids: [lamp.id], assigned: 1 }, as(owner));
    await publish({ categories: [] });
    await publish({ categories: [light] });
    expect((await show()).category_counts).toEqual({});
  });
});

describe('versions of the page', () => {
  it('tell who published what, and can be restored as a draft', async () => {
    await publish({ tone: 'pine' });
    await publish({ tone: 'wine', slogans: texts('New') });
    const { list, total } = await data(page.shopPageVersions, {}, as(owner));
    expect(total).toBe(3);
    expect(list.map(({ version, changed }) => ({ version, changed }))).toEqual([
      { version: 3, changed: ['tone', 'slogans'] },
      { version: 2, changed: ['tone'] },
      { version: 1, changed: [] },
    ]);
    const { revision } = await show();
    const restored = await data(page.restoreShopPage, { version: 2, revision }, as(owner));
    expect(restored).toMatchObject({ has_draft: 1, content: { tone: 'pine' }, published: { tone: 'wine' } });
    const missing = { version: 9, revision: restored.revision };
    expect((await refusal(page.restoreShopPage, missing, as(owner))).refusal).toBe('shop_page_version_not_found');
  });
});

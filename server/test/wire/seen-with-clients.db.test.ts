import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setSetting } from '../../src/platform/settings/index.ts';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { buildPaidOrder, deliverOrder } from '../build-paid-order.ts';
import { upload } from '../build-upload.ts';
import { openNetwork } from '../open-network.ts';
import { toast } from './client.ts';
import * as shapes from './shapes.ts';
import { wireWorld } from './world.ts';

/** What was seen to be wrong on the screens of an existing client. */
const { app, clock, db, shopper, visitor } = await wireWorld();
const languages = ['en', 'zh-CN', 'ri', 'han', 'tai'];
const shop = await buildShop(db, { name: 'Harbour Goods' });
const lamp = await buildProduct(db, { shop, category: 'family', price: 2_000n, stock: 1_000 });
const page = { page: 1, limit: 10 };

beforeAll(async () => {
  await db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() }));
  await openNetwork(db);
});

describe('the platform', () => {
  it('has a logo that exists, and absolute links', async () => {
    const { logo, custom_service, merchant_link } = shapes.platform.parse(await visitor().get('/api/index/index'));
    for (const url of [logo, custom_service, merchant_link]) expect(url).toMatch(/^http:\/\/localhost/);
    expect(new URL(logo).pathname).toBe('/icon.svg');
  });
});

describe('languages', () => {
  it.each(languages)('mark the one in use: %s', async (lang) => {
    const { list } = shapes.listOf(shapes.language).parse(await visitor(lang).get('/api/user/language_list'));
    expect(list.filter(({ is_default }) => is_default === 1).map(({ file_name }) => file_name)).toEqual([lang]);
  });

  it.each([
    ['ja-JP', 'ri'],
    ['zh-TW', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['ko_KR', 'han'],
    ['th-TH-u-ca-buddhist', 'tai'],
    ['fr', 'en'],
    ['', 'en'],
  ])('read %s as %s', async (lang, meant) => {
    const said = async (name: string) => (await visitor(name).getFailure('/api/user/getUserInfo')).msg;
    expect(await said(lang)).toBe(await said(meant));
  });
});

describe('products and shops', () => {
  it('strike no price through where nothing was cut', async () => {
    const cut = await buildProduct(db, { shop, category: 'toys', price: 900n, listPrice: 1_200n });
    const { list } = shapes
      .listOf(shapes.shopProduct)
      .parse(await visitor().get('/api/product/search', { ...page, limit: 100 }));
    const before = (id: string) => list.find(({ product_id }) => product_id === id)!.goods.market_price;
    expect([before(lamp.id), before(cut.id)]).toEqual(['', '12.00']);
  });

  it('give no rate to a shop without reviews', async () => {
    const { list } = shapes.listOf(shapes.shop).parse(await visitor().get('/api/product/searchs', page));
    expect(list.find(({ mer_id }) => mer_id === shop.id)!.good_rate).toBe('–');
  });

  it.each([
    ['ri', ['すべて', 'アダルト', 'ランジェリー', 'ジュエリー', '腕時計']],
    ['tai', ['ทั้งหมด', 'สำหรับผู้ใหญ่', 'ชุดชั้นใน', 'เครื่องประดับ', 'นาฬิกา']],
  ])('name the categories without a message of the client in %s', async (lang, names) => {
    const tabs = z.array(shapes.category).parse(await visitor(lang).get('/api/index/category'));
    expect([tabs[0]!, ...tabs.slice(-4)].map(({ name_en }) => name_en)).toEqual(names);
    expect(tabs[1]!.name_en).toBe('computer');
  });

  it('show no broken picture for a review without one', async () => {
    const order = await buildPaidOrder(db, { lines: [{ product: lamp }], at: clock.now() });
    await deliverOrder(db, order, 'received', clock.now());
    const { client } = await shopper();
    client.token = order.shopper.token;
    await client.post('/api/order/comment', { order_id: order.id, product_id: lamp.id, comment: 'Bright', pics: '' });
    const { reply_list } = shapes.productDetail.parse(
      await visitor().get('/api/product/detail', { product_id: lamp.id, mer_id: shop.id }),
    );
    const picture = await app.inject(reply_list[0]!.pics);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});

describe('products for adults', async () => {
  const theirs = await buildShop(db, { name: 'Late Hours' });
  await buildProduct(db, { shop: theirs, category: 'adult', adult: true, title: 'For adults' });
  await buildProduct(db, { shop: theirs, category: 'health', adult: true, title: 'Also for adults' });
  const lists: [path: string, sent: Record<string, unknown>][] = [
    ['/api/index/product', {}],
    ['/api/index/hot_product', {}],
    ['/api/index/hot_product', { title: 'adults' }],
    ['/api/product/search', { title: 'adults' }],
    ['/api/product/search', {}],
    ['/api/product/recommend', {}],
    ['/api/merchant/detail', { mer_id: theirs.id }],
  ];
  const titles = async (client: ReturnType<typeof visitor>, path: string, sent: Record<string, unknown>) => {
    const data = await client.get(path, { ...page, ...sent });
    const { list } = z
      .object({ list: z.array(shapes.shopProduct) })
      .parse(path.includes('merchant') ? (data as { product_list: unknown }).product_list : data);
    return list.map(({ goods }) => goods.title);
  };

  it.each(lists)('are not listed to a visitor by %s %j', async (path, sent) => {
    for (const category_id of [0, 'adult', 'health'])
      expect(await titles(visitor(), path, { ...sent, category_id })).not.toContainEqual(
        expect.stringMatching(/adults/),
      );
  });

  it.each(lists)('are listed to a shopper who stated the age, in their category, by %s %j', async (path, sent) => {
    const { client } = await shopper();
    expect(await titles(client, path, { ...sent, category_id: 'adult' })).toEqual([]);
    await client.post('/api/user/age', { adult: 1 });
    expect(await titles(client, path, { ...sent, category_id: 'adult' })).toEqual(['For adults']);
  });
});

describe('the wallet', () => {
  it('says a rate that no withdrawal exceeds, and the true fee of an amount', async () => {
    const { client } = await shopper({ balance: 500_000n });
    const info = async (sent = {}) => (await client.get('/api/user/extract', sent)) as Record<string, string | null>;
    expect(await info()).toMatchObject({ service_charge: '0.20', fee: null });
    for (const [price, fee, rate] of [
      ['10.00', '2.00', '0.20'],
      ['70.00', '2.00', '0.0286'],
      ['500.00', '5.00', '0.01'],
    ] as const)
      expect(await info({ price })).toMatchObject({ fee, service_charge: rate });
    expect(await info({ extract_type: 1, network: 'USDT-ERC20', price: '100' })).toMatchObject({
      fee: '10.00',
      service_charge: '0.10',
    });
  });

  it('says in the record of top-ups where one under review stands', async () => {
    const { client, token } = await shopper();
    const image = await upload(app, token);
    await client.post('/api/user/recharge', {
      recharge_type: 1,
      network: 'USDT-TRC20',
      blockchain: 'TX',
      price: '50',
      image,
    });
    const messages = new Set<unknown>();
    for (const lang of languages) {
      client.lang = lang;
      const { list } = (await client.get('/api/user/recharge_log', { status: '0', ...page })) as {
        list: { admin_msg: string }[];
      };
      messages.add(list[0]!.admin_msg);
    }
    expect([...messages]).toEqual(['In review', '审核中', '確認中', '확인 중', 'กำลังตรวจสอบ']);
  });

  it('names the missing address of a top-up, and no delivery', async () => {
    const { client } = await shopper();
    const sent = { recharge_type: 1, network: 'USDT-TRC20', blockchain: '', price: '50', image: '/files/x' };
    expect((await client.postFailure('/api/user/recharge', sent)).msg).toBe(
      'The address you paid to is missing. Please enter it.',
    );
  });

  it('asks for a smaller amount above the balance, not for a top-up', async () => {
    const { client } = await shopper({ balance: 5_000n });
    const bank = { extract_type: 0, price: '60.00', real_name: 'Anya', bank_card: '4821009377152206', bank_name: 'KB' };
    expect((await client.postFailure('/api/user/extract', bank)).msg).toBe(
      'This is more than your balance by $10.00. Please enter a smaller amount.',
    );
  });

  it('speaks of a bank card where a new one has to wait', async () => {
    const { client } = await shopper({ balance: 50_000n });
    const card = { extract_type: 0, real_name: 'Anya', bank_card: '4821009377152206', bank_name: 'KB' };
    const { id } = (await client.post('/api/wallet/payout_address_add', { ...card, password_pay: '246810' })) as {
      id: string;
    };
    const { msg } = await client.postFailure('/api/user/extract', { ...card, price: '20', address_id: id });
    expect(msg).toMatch(/a new bank card can’t be used right away/);
  });
});

describe('refusals', () => {
  it('ask for the old payment code where it was left out', async () => {
    const { client } = await shopper();
    expect(await client.postFailure('/api/user/resetPay', { newpassword: '907315', is_verify: '0' })).toMatchObject({
      ...toast,
      msg: 'Please enter your old payment code too. It is needed to change it.',
    });
  });

  it('ask for the reason of a refund without mention of a customer', async () => {
    const order = await buildPaidOrder(db, { lines: [{ product: lamp }], at: clock.now() });
    const { client } = await shopper();
    client.token = order.shopper.token;
    const sent = { order_id: order.id, amount: '1', reason_type: '', refund_explain: 'Broken', images: '/files/x' };
    expect((await client.postFailure('/api/order/refund', sent)).msg).toBe(
      'A reason is missing. Please give one in a few words.',
    );
  });

  it.each([
    ['en', 'Mobile number is not correct; Detailed address is missing. Please check what you entered and try again.'],
    ['zh-CN', '手机号有误；未填写详细地址，请检查后重试。'],
    [
      'ri',
      '携帯電話番号が正しくありません。番地・建物名が入力されていません。内容をご確認のうえ、もう一度お試しください。',
    ],
    [
      'han',
      '휴대폰 번호 항목이 올바르지 않습니다. 상세 주소 항목이 비어 있습니다. 입력 내용을 확인한 뒤 다시 시도해 주세요.',
    ],
    ['tai', 'เบอร์มือถือไม่ถูกต้อง / ยังไม่ได้กรอกรายละเอียดที่อยู่ กรุณาตรวจสอบแล้วลองอีกครั้ง'],
  ])('name the fields and what is wrong with them: %s', async (lang, msg) => {
    const { client } = await shopper({ lang });
    const sent = { name: 'Kim', mobile: 'none', country: 'Seoul', detail: ' ', tag: 'Home', is_default: 0 };
    expect((await client.postFailure('/api/user/address_add', sent)).msg).toBe(msg);
  });

  it.each([
    [{ detail: 'x'.repeat(601) }, /Detailed address is too long \(at most 600 characters\)/],
    [{ name: undefined }, /Name is missing/],
    [{ tag: 7 }, /Tag is not correct/],
  ])('say the limit of a field: %j', async (changed, msg) => {
    const { client } = await shopper();
    const sent = { name: 'Kim', mobile: '01012345678', country: 'Seoul', detail: 'Yonsei-ro', tag: 'Home', ...changed };
    expect((await client.postFailure('/api/user/address_add', sent)).msg).toMatch(msg);
  });
});

describe('the preview of an order', () => {
  it('keeps the addresses of its pictures short for ten lines', async () => {
    const { client } = await shopper();
    const ids: string[] = [];
    for (let line = 0; line < 10; line += 1) {
      const product = await buildProduct(db, { shop, price: 100n });
      await client.post('/api/cart/add', { mer_id: shop.id, product_id: product.id, num: 1, spec: '', id: product.id });
      ids.push(product.id);
    }
    const { carts } = shapes.cart.parse(await client.get('/api/cart/index'));
    const answer = await client.post('/api/order/merCreate', {
      cart_id: carts.map(({ cart_id }) => cart_id).join(','),
    });
    const { product } = shapes.preview.parse(answer);
    expect(product.map(({ image }) => image).join('').length).toBeLessThan(1_000);
    expect(encodeURIComponent(JSON.stringify(answer)).length).toBeLessThan(8_000);
  });
});

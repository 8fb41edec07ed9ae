import type { Call } from '@tradewind/client/client';
import { shopHandling } from '@tradewind/contract/goods/shops';
import { shopCoupons } from '@tradewind/contract/trade/coupons';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { expect, test } from 'vitest';
import { redirectOf, render } from './entry.tsx';

const call: Call = () => Promise.reject(new Error('There is no server here'));
const open = (path: string) => render({ url: new URL(path, 'https://shop.example'), locale: 'en', call });

/** Calls whose answers are lists without a frame. */
const plain = new Set([
  'catalog.categories',
  'content.banners',
  'catalog.recentSearches',
  'catalog.hotSearches',
  'home.sections',
]);

test('the guard redirects on the server too', () => {
  const sentTo = (path: string, signedIn = false) =>
    redirectOf({ url: new URL(path, 'https://shop.example'), signedIn });
  expect(sentTo('/bag')).toBe('/login?back=%2Fbag');
  expect(sentTo('/bag', true)).toBeNull();
  expect(sentTo('/login', true)).toBe('/');
  expect(sentTo('/?lang=ja')).toBe('/home?lang=ja');
  for (const signedIn of [false, true]) expect(sentTo('/offline-shell?lang=en', signedIn)).toBeNull();
});

test('private pages send the shell and are not indexed', async () => {
  const page = await open('/bag');
  expect(page).toMatchObject({
    status: 200,
    screen: '',
    sources: ['app/i18n/messages/first/en.ts', 'app/i18n/messages/en.ts', 'app/screens.ts'],
  });
  expect(page.head).toContain('<title>Cart · Tradewind</title>');
  expect(page.head).toContain('noindex');
});

test('the shell for a lost network has no content, is not indexed and names the screens that work then', async () => {
  const page = await open('/offline-shell?lang=en');
  expect(page).toMatchObject({ status: 200, redirect: null, screen: '', state: null });
  expect(page.sources).toEqual(expect.arrayContaining(['app/trade/orders/orders-screen.tsx', 'app/screens.ts']));
  expect(page.head).toContain('noindex');
});

test('a page whose origin is not known has no absolute links', async () => {
  const empty: Call = async () => ({ total: 0, count: 0, list: [] }) as never;
  for (const path of ['/shop/1', '/search']) {
    const url = new URL(path, 'http://unknown.invalid');
    const { head } = await render({ url, hasOrigin: false, locale: 'en', call: empty });
    expect(head).toContain('<title>');
    expect(head).not.toMatch(/unknown\.invalid|canonical|og:url|og:image|ld\+json/);
  }
});

test('an unknown address answers 404', async () => {
  expect((await open('/no-such-place')).status).toBe(404);
});

test('a public page with its data names its languages', async () => {
  const empty: Call = async (endpoint) => (plain.has(endpoint.name) ? [] : { total: 0, count: 0, list: [] }) as never;
  for (const path of ['/home', '/explore', '/search']) {
    const page = await render({
      url: new URL(path, 'https://shop.example'),
      locale: 'en',

      call: empty,
    });
    expect(page.status).toBe(200);
    expect(page.head).toContain(`hreflang="th" href="https://shop.example${path}?lang=th"`);
    expect(page.head).toContain('hreflang="x-default"');
    expect(page.head).toContain('property="og:image" content="https://shop.example/share.png"');
    expect(page.head).toContain('name="twitter:card" content="summary_large_image"');
  }
});

test('the tile of a product names the variants of an uploaded picture', async () => {
  const image = `/files/${'0a'.repeat(16)}.webp`;
  const card = {
    id: '1',
    product_id: '1',
    mer_id: '1',
    sales: 0,
    score: null,
    is_new: false,
    goods: { image, title: 'Lamp', sales_price: '1.00' },
  };
  const selling: Call = async ({ name }) => (plain.has(name) ? [] : { total: 1, count: 1, list: [card] }) as never;
  const { screen } = await render({ url: new URL('https://shop.example/search?q=lamp'), locale: 'en', call: selling });
  const tile = /<img[^>]*>/.exec(screen)?.[0];
  expect(tile).toContain(`srcSet="${image.replace('.webp', '-400.webp')} 400w, `);
  expect(tile).toContain(`src="${image}"`);
});

const nothing: Call = async (endpoint) =>
  (endpoint.name === 'catalog.categories' ? [] : { total: 0, count: 0, list: [] }) as never;
const canonical = async (path: string) => {
  const url = new URL(path, 'https://shop.example');
  const page = await render({ url, locale: 'en', call: nothing });
  return /rel="canonical" href="([^"]*)"/.exec(page.head)?.[1];
};

test('orders and filters of a search share one canonical address', async () => {
  expect(await canonical('/search?q=lamp&sort=sales&from=5&stock=1')).toBe('https://shop.example/search?q=lamp');
  expect(await canonical('/search?sort=sales&free=1')).toBe('https://shop.example/search?sort=sales');
});

test('an address in one language is canonical beside the one that chooses it', async () => {
  expect(await canonical('/search?q=lamp&lang=ja')).toBe('https://shop.example/search?q=lamp&amp;lang=en');
});

test('lists of a merged category are moved for ever to the category that took its place', async () => {
  const shoes = { category_id: 'shoes', name: 'Shoes', image: '', former_ids: ['boots', 'sandals'] };
  const womens = { category_id: 'womens', name: 'Women', image: '', adult: false, former_ids: ['ladies'] };
  const merged: Call = async (endpoint) =>
    (endpoint.name === 'catalog.categories'
      ? [{ ...womens, children: [shoes] }]
      : plain.has(endpoint.name)
        ? []
        : { total: 0, count: 0, list: [] }) as never;
  const answer = async (path: string) => {
    const url = new URL(path, 'https://shop.example');
    const { status, redirect, head } = await render({ url, locale: 'en', call: merged });
    return { status, redirect, head };
  };
  for (const path of ['/search', '/explore'])
    expect(await answer(`${path}?category=boots&sort=newest&lang=ja`)).toMatchObject({
      status: 301,
      redirect: `${path}?category=shoes&sort=newest&lang=ja`,
    });
  expect(await answer('/search?category=ladies')).toMatchObject({ status: 301, redirect: '/search?category=womens' });
  for (const category of ['shoes', 'womens', 'unknown', '0'])
    expect(await answer(`/search?category=${category}`)).toMatchObject({ status: 200, redirect: null });
  const { head } = await answer('/search?category=shoes');
  expect(head).toContain('<title>Shoes · Tradewind</title>');
  expect(head).toContain('BreadcrumbList');
});

for (const [path, ...parts] of [
  ['/shop/1', shopCoupons, shopHandling],
  ['/detail/1/1', shopCoupons, shopHandling, productDelivery],
] as const)
  test(`${path} is drawn with all that would move what is below it later`, async () => {
    const asked: string[] = [];
    const noting: Call = async ({ name }) => {
      asked.push(name);
      return { mer_id: '1', list: [], shops: [], goods: { options: [], skus: [] } } as never;
    };
    await render({ url: new URL(path, 'https://shop.example'), locale: 'en', call: noting }).catch(() => undefined);
    expect(asked).toEqual(expect.arrayContaining(parts.map(({ name }) => name)));
  });

test('a missing product or shop answers 404', async () => {
  const gone: Call = () =>
    Promise.reject(Object.assign(new Error('Gone'), { name: 'Refusal', code: 'product_not_found' }));
  for (const path of ['/detail/1/1', '/shop/1', '/detail', '/shop']) {
    const page = await render({
      url: new URL(path, 'https://shop.example'),
      locale: 'en',

      call: gone,
    });
    expect(page.status).toBe(404);
    expect(page.head).toContain('noindex');
  }
});

test('a product for adults shows nothing of it to a visitor, and is not indexed', async () => {
  const adultsOnly: Call = () =>
    Promise.reject(Object.assign(new Error('Adults'), { name: 'Refusal', code: 'adults_only' }));
  const url = new URL('/detail/1/1', 'https://shop.example');
  const page = await render({ url, locale: 'en', call: adultsOnly });
  expect(page.status).toBe(403);
  expect(page.head).toContain('noindex');
});

test('a public page whose data failed is not indexed and carries no style attribute', async () => {
  for (const path of ['/home', '/explore', '/search?title=lamp', '/shop/1', '/detail/1/1']) {
    const page = await open(path);
    expect(page.screen).toContain('<main');
    expect(page.screen).not.toMatch(/\sstyle="/);
    expect(page.head).toContain('noindex');
  }
});

import fastify, { type InjectOptions } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { redirectOf } from './entry.tsx';
import { emptyPage, type Page, type PageRenderer, type PageRequest } from './page-renderer.ts';
import { pageRoute } from './page-route.ts';
import type { KeptPage, PageCache, VisitorCall } from './plugin-types.ts';

/** Keeps pages for good, and answers them uncompressed. */
function plainCache(): PageCache & { names: () => string[] } {
  const kept = new Map<string, KeptPage>();
  return {
    names: () => [...kept.keys()],
    async get(name, draw) {
      const page = kept.get(name) ?? { bytes: Buffer.from(await draw()), encoded: new Map() };
      kept.set(name, page);
      return page;
    },
    encodedFor: async (_request, _reply, { bytes }) => bytes,
  };
}

/** A server whose pages say for which address and in which language they were drawn, and how often any was. */
function server(draw: (request: PageRequest) => Promise<Partial<Page>> = async () => ({})) {
  const drawn: string[] = [];
  const maker: PageRenderer = {
    entry: async () => ({
      redirectOf,
      async render(request) {
        const { url, locale } = request;
        drawn.push(url.href);
        return { ...emptyPage, screen: `[${locale} ${url.href}]`, ...(await draw(request)) };
      },
    }),
    template: async () => ({ html: '<html lang="zh-CN"><!--screen--></html>', scripts: [`'sha256-a'`] }),
    preloads: () => '',
  };
  const app = fastify();
  onTestFinished(() => app.close());
  const pages = plainCache();
  const visits: string[] = [];
  let failing = false;
  let trace: string | null = null;
  const call: VisitorCall = async () => {
    if (failing) throw new Error('no database');
    return [] as never;
  };
  pageRoute(app, maker, {
    dev: false,
    defaultLocale: 'en',
    call,
    pages,
    originOf: ({ host }) => `http://${host}`,
    serviceFramers: ['https://app.example'],
    onVisit: (visited) => visits.push(JSON.stringify(visited)),
    traceParent: () => trace,
  });
  return {
    drawn,
    visits,
    names: pages.names,
    observe: (next: string) => {
      trace = next;
    },
    breakCalls: (broken: boolean) => {
      failing = broken;
    },
    ask: (url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url, headers: { host: 'shop.example', ...headers } }),
  };
}

const shopper = { cookie: `${sessionCookie}=abc` };

describe('a kept page', () => {
  it('is the same bytes and the same policy for everybody', async () => {
    const { ask, drawn } = server();
    const first = await ask('/home');
    const others = [
      await ask('/home', { cookie: 'theme=dark; currency=JPY; country=TH; age=1', 'user-agent': 'Another' }),
      await ask('/home?utm_source=mail&gclid=1'),
      await ask('/home', shopper),
    ];
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-a';`);
    for (const other of others) {
      expect(other.body).toBe(first.body);
      expect(other.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect(other.headers).not.toHaveProperty('set-cookie');
    }
    expect(drawn).toEqual(['http://shop.example/home']);
  });

  it('is told the trace of its request beside its bytes, where somebody observes', async () => {
    const { ask, observe } = server();
    const plain = await ask('/home');
    expect(plain.headers).not.toHaveProperty('server-timing');
    observe('00-a-b-01');
    const first = await ask('/home');
    observe('00-c-d-01');
    const second = await ask('/home');
    const told = [first, second].map(({ headers }) => headers['server-timing']);
    expect(told).toEqual(['page;desc="00-a-b-01"', 'page;desc="00-c-d-01"']);
    expect([first.body, second.body]).toEqual([plain.body, plain.body]);
  });

  it('is of its language, however that was asked for', async () => {
    const { ask, drawn } = server();
    const cookie = `Local_Lang=${encodeURIComponent('{"file_name":"ri"}')}`;
    const bodies = await Promise.all([
      ask('/home', { 'accept-language': 'ja-JP,en;q=0.5' }),
      ask('/home', { 'accept-language': 'fr, ja;q=0.9, ko;q=0.1' }),
      ask('/home', { 'accept-language': 'th', cookie }),
      ask('/home', { 'accept-language': 'th' }),
      ask('/home', { 'accept-language': `${'x,'.repeat(500)}<script>` }),
    ]);
    expect(bodies.map(({ body }) => /\[(\S+)/.exec(body)?.[1])).toEqual(['ja', 'ja', 'ja', 'th', 'en']);
    for (const { headers } of bodies) expect(headers.vary).toMatch(/Accept-Language, Cookie/);
    expect(new Set(drawn).size).toBe(1);
  });

  it('is of its host: nobody gets links to one that another visitor invented', async () => {
    const { ask } = server();
    await ask('/home', { host: 'evil.example' });
    await ask('http://evil.example/home');
    expect((await ask('/home')).body).toContain('[en http://shop.example/home]');
    for (const host of ['', 'shop.example/x?', 'shop.example#', 'a b', 'user@shop.example', 'shop.example:99999'])
      expect((await ask('/home', { host })).statusCode).toBeLessThan(500);
    expect((await ask('/home')).body).toContain('[en http://shop.example/home]');
  });

  it('is of what it depends on in the address, in whichever order', async () => {
    const { ask, drawn } = server();
    const [one, two] = [await ask('/search?q=lamp&sort=sales'), await ask('/search?sort=sales&x=1&q=lamp&q=chair')];
    expect(two.body).toBe(one.body);
    expect(drawn).toEqual(['http://shop.example/search?q=lamp&sort=sales']);
    expect((await ask('/search?q=chair')).body).not.toBe(one.body);
    for (const odd of ['?q=%00', '?q=%E0%A4%A', '?q[]=lamp', '?__proto__=1', '?', '?&&&', '?q=lamp#x'])
      expect((await ask(`/search${odd}`)).statusCode).toBe(200);
  });

  it('counts each of its visitors', async () => {
    const { ask, visits } = server();
    for (let n = 0; n < 3; n++) await ask('/detail/7/8');
    expect(visits).toEqual(Array.from({ length: 3 }, () => '{"productId":"7"}'));
  });

  it('is whole after somebody asked for its headers alone', async () => {
    const { ask } = server();
    expect((await ask('/home', {}, 'HEAD')).body).toBe('');
    expect((await ask('/home')).body).toContain('[en http://shop.example/home]');
  });
});

describe('a page is not kept', () => {
  it('where it is missing, moved or failed', async () => {
    const answers: Partial<Page>[] = [
      { status: 500, failure: new Error('no database') },
      { status: 404 },
      { status: 403 },
      { status: 301, redirect: '/shop/2' },
      {},
    ];
    const { ask, names } = server(async () => answers.shift() ?? {});
    for (const status of [500, 404, 403, 301]) {
      expect((await ask('/shop/1')).statusCode).toBe(status);
      expect(names()).toEqual([]);
    }
    expect((await ask('/shop/1')).statusCode).toBe(200);
    expect(names()).toHaveLength(1);
  });

  it('where it was drawn without some of its data', async () => {
    const { ask, names, breakCalls } = server(async ({ call }) => {
      const endpoint = { name: 'content.banners', method: 'GET' } as never;
      const banners = await call(endpoint, {} as never).catch(() => null);
      return { screen: banners ? 'whole' : 'without banners' };
    });
    breakCalls(true);
    expect((await ask('/home')).body).toContain('without banners');
    expect(names()).toEqual([]);
    breakCalls(false);
    expect((await ask('/home')).body).toContain('whole');
  });

  it('where its address is longer than any that leads to one', async () => {
    const { ask, names } = server();
    expect((await ask(`/search?q=${'a'.repeat(700)}`)).statusCode).toBe(200);
    expect((await ask(`/detail/${'a'.repeat(700)}/1`)).statusCode).toBe(200);
    expect(names()).toEqual([]);
  });

  it('where only shoppers may open it', async () => {
    const { ask, names } = server();
    expect((await ask('/bag', shopper)).statusCode).toBe(200);
    expect((await ask('/bag')).headers['location']).toBe('/login?back=%2Fbag');
    expect(names()).toEqual([]);
  });
});

it('sends whoever is elsewhere on with all of the address', async () => {
  const { ask } = server();
  expect((await ask('/?utm_source=mail')).headers['location']).toBe('/home?utm_source=mail');
  expect((await ask('/login', shopper)).headers['location']).toBe('/');
  expect((await ask('/login')).statusCode).toBe(200);
});

it('shows the conversation in a frame of allowed sites, and no kept page', async () => {
  const { ask } = server();
  const framed = { 'sec-fetch-dest': 'iframe' };
  const conversation = await ask('/service', framed);
  expect(conversation.statusCode).toBe(200);
  expect(conversation.headers['content-security-policy']).toContain(`frame-ancestors 'self' https://app.example`);
  expect((await ask('/service')).statusCode).toBe(302);
  for (const headers of [framed, {}])
    expect((await ask('/home', headers)).headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
});

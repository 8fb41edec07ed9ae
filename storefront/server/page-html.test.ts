import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';
import type { Page, PageRenderer } from './page-renderer.ts';

const maker: PageRenderer = {
  entry: () => Promise.reject(new Error('Nothing is drawn here')),
  template: async () => ({
    scripts: [],
    html: '<html lang="zh-CN"><head><!--head--></head><body><div id="root"><!--screen--></div><!--state--><script type="module" src="/start.js"></script></body></html>',
  }),
  preloads: (sources) => sources.map((source) => `<link rel="modulepreload" href="/${source}" />`).join(''),
};
const plain = { locale: 'en', tellsVitals: false } as const;
const page = (screen: string): Page => ({
  status: 200,
  redirect: null,
  head: '<title>Lamp</title>',
  screen,
  state: null,
  overrides: {},
  sources: ['screen.js'],
  failure: null,
});
const picture = '<link rel="preload" as="image" href="/media/1.webp" fetchPriority="high"/>';

it('preloads the pictures of the first view once, before the scripts', async () => {
  const html = await pageHtml(maker, page(`${picture}<main>$& Lamp</main>`), '/detail/1/1', plain);
  expect(html.match(/rel="preload"/g)).toHaveLength(1);
  expect(html.indexOf(picture)).toBeLessThan(html.indexOf('modulepreload'));
  expect(html).toContain('<div id="root"><main>$& Lamp</main></div>');
});

it('lowers the priority of scripts only where the screen is in the HTML', async () => {
  const html = (screen: string) => pageHtml(maker, page(screen), '/bag', { ...plain, locale: 'th' });
  expect(await html('<main>Lamp</main>')).toBe(
    '<html lang="th"><head><title>Lamp</title>\n    <link rel="modulepreload" fetchpriority="low" href="/screen.js" /></head><body><div id="root"><main>Lamp</main></div><script type="module" fetchpriority="low" src="/start.js"></script></body></html>',
  );
  expect(await html('')).not.toContain('fetchpriority');
});

it('carries the texts that operators changed, and nothing where there are none', async () => {
  const html = (overrides: Page['overrides']) =>
    pageHtml(maker, { ...page('<main>Lamp</main>'), overrides }, '/bag', plain);
  expect(await html({})).not.toContain('page-overrides');
  expect(await html({ 'title.bag': '</script><b>Basket' })).toContain(
    String.raw`<script type="application/json" id="page-overrides">{"title.bag":"\u003c/script`,
  );
});

it('marks pages that measure what visitors wait for, and no others', async () => {
  const html = (tellsVitals: boolean) => pageHtml(maker, page(''), '/bag', { ...plain, tellsVitals });
  expect(await html(true)).toContain('<html lang="en" data-vitals>');
  expect(await html(false)).not.toContain('vitals');
});

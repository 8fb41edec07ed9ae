import { createHash } from 'node:crypto';
import { locales } from '@tradewind/contract/base/locales';
import { expect, test, visit } from './journey.ts';

/** Every script with what is between its tags. */
const scriptElements = /<script\b([^>]*)>(.*?)<\/script>/gs;

test('the HTML of a product page contains its data, canonical address, languages and offer', async ({
  request,
  paths,
  origin,
}) => {
  const answer = await request.get(paths.product, { headers: { 'accept-language': 'zh-CN' } });
  const html = await answer.text();
  const title = /<h1[^>]*>(?:<[^>]*>)*([^<]+)/.exec(html)?.[1] ?? '';
  expect(title).toMatch(/\p{Script=Han}/u);
  expect(html).toContain(`<title>${title} · Tradewind</title>`);
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
  expect(html).toContain(`<link rel="canonical" href="${origin}${paths.product}"`);
  for (const locale of locales)
    expect(html).toContain(`hreflang="${locale}" href="${origin}${paths.product}?lang=${locale}"`);

  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json]) => JSON.parse(json ?? '') as object,
  );
  const products = data.filter((one) => '@type' in one && one['@type'] === 'Product');
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject({ name: title, offers: expect.anything() });
});

for (const path of ['/home', '/explore', '/search?q=lamp', '/login']) {
  test(`the policy of ${path} lets only the page's own scripts run`, async ({ request }) => {
    const answer = await request.get(path);
    const [, scripts = ''] = /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
    const html = await answer.text();
    const run = [...html.matchAll(scriptElements)].filter(([, tag]) => !/type="application\/(?:ld\+)?json"/.test(tag!));
    expect(run.length).toBeGreaterThan(1);
    for (const [, tag = '', script = ''] of run)
      if (tag.includes(' src=')) expect(tag).toMatch(/ src="\/assets\//);
      else expect(scripts).toContain(createHash('sha256').update(script).digest('base64'));
    expect(html).not.toMatch(/\son\w+="|\sstyle="|javascript:/);
  });

  test(`${path} is the same bytes for every visitor of a language, in each encoding`, async ({ request }) => {
    // Playwright unpacks what it knows; another query leads to the same page.
    const ask = async (query: string, headers: Record<string, string>) => {
      const answer = await request.get(`${path}${path.includes('?') ? '&' : '?'}${query}`, { headers });
      return {
        text: await answer.text(),
        encoding: answer.headers()['content-encoding'],
        vary: answer.headers()['vary'],
      };
    };
    const first = await ask('utm_source=mail', { 'accept-encoding': 'br' });
    expect(first).toMatchObject({
      encoding: 'br',
      vary: expect.stringMatching(/Accept-Encoding, Accept-Language, Cookie/),
    });
    expect(await ask('gclid=2', { 'accept-encoding': 'gzip' })).toMatchObject({ text: first.text, encoding: 'gzip' });
    expect(await ask('x=3', { 'accept-encoding': 'identity', cookie: 'theme=dark' })).toMatchObject({
      text: first.text,
    });
    expect((await ask('', { 'accept-language': 'ja' })).text).toContain('<html lang="ja"');
  });
}

test.describe('in the browser', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('an inline script that is not the template’s does not run', async ({ page }) => {
    await visit(page, '/home');
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
          document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="resolve()">');
        }),
    );
    expect(refused).toBe('script-src-attr');
  });

  test('a script of another site and an inline style do not run either', async ({ page }) => {
    await visit(page, '/home');
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
      const foreign = Object.assign(document.createElement('script'), { src: 'https://other.example/a.js' });
      const inline = Object.assign(document.createElement('script'), { textContent: 'document.title = "run"' });
      const style = Object.assign(document.createElement('style'), { textContent: 'body { color: red }' });
      document.head.append(foreign, inline, style);
      while (seen.length < 3) await new Promise(requestAnimationFrame);
      return { seen: seen.toSorted(), title: document.title };
    });
    expect(refused.seen).toEqual(['script-src-elem', 'script-src-elem', 'style-src-elem']);
    expect(refused.title).not.toBe('run');
  });
});

test('the colours are set before the page is seen, without a refused script or style', async ({ page, paths }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/home', paths.product]) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});

import { locales } from '@tradewind/contract/base/locales';
import { expect, test, visit } from './journey.ts';

/** Every element that needs a nonce. */
const scriptTags = /<script\b[^>]*>/g;

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
    const answers = await Promise.all([request.get(path), request.get(path)]);
    const nonces = answers.map(
      (answer) =>
        /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1],
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, answer] of answers.entries()) {
      const html = await answer.text();
      const scripts = (html.match(scriptTags) ?? []).filter((tag) => !/type="application\/(?:ld\+)?json"/.test(tag));
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonces[index]}"`);
      expect(html).not.toMatch(/\son\w+="|\sstyle="|javascript:/);
    }
  });
}

test.describe('in the browser', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('a script without the nonce does not run', async ({ page }) => {
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
});

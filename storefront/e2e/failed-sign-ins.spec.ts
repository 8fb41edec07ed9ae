import { login, workChallenge } from '@tradewind/contract/people/users';
import { expect, test, visit } from './journey.ts';
import { registerAccount } from './shopper.ts';

const password = 'lantern-42';

test('after failed attempts the device works for a moment instead of the shopper waiting', async ({
  page,
  origin,
  t,
}) => {
  const username = `mistaken_${Date.now().toString(36)}`;
  await registerAccount(origin, { username, password });
  await visit(page, '/login');

  // As after failed attempts; real ones would block for two seconds, which a busy machine needs to open the page.
  const sent: string[] = [];
  await page.route(`**${login.path}`, async (route) => {
    sent.push(route.request().postData() ?? '');
    if (sent.length > 1) return route.continue();
    const answer = { code: 0, msg: 'Too many failed attempts', data: null, refusal: 'sign_in_delayed' };
    return route.fulfill({ json: answer });
  });
  const working = page.getByRole('progressbar', { name: t('users.proving') });
  await page.route(`**${workChallenge.path}`, async (route) => {
    await expect(working).toBeVisible();
    await route.continue();
  });

  await page.getByLabel(t('users.login.account')).fill(username);
  await page.getByLabel(t('users.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('title.login') }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(JSON.parse(sent[1]!).proof).toContain('derivedKey');
});

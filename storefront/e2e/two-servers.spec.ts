import type { Locator, Page } from '@playwright/test';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { sessionCookie } from '../app/api/session-cookie.ts';
import type { Translate } from '../app/i18n/translate.ts';
import { Desk } from './desk.ts';
import { expect, visit } from './journey.ts';
import { demoPassword } from './shop.ts';
import { newShopper, openSession } from './shopper.ts';
import { test } from './two-servers.ts';

// What the browser says of a server that is gone, and of a network that is lost.
test.use({ expectedErrors: /ERR_(EMPTY_RESPONSE|CONNECTION_|INCOMPLETE_|INTERNET_DISCONNECTED|NETWORK_|SOCKET_)/ });

test('a conversation over two servers loses and doubles nothing when one is killed and the network is lost', async ({
  page,
  context,
  browser,
  servers,
  t,
}) => {
  test.setTimeout(240_000);
  const shopper = await newShopper(servers.first);
  const session = await openSession(servers.second, shopSignIn, {
    account: 'shop-hoshi-audio',
    password: demoPassword,
  });
  await context.addCookies([{ name: sessionCookie, value: shopper.token, url: servers.first }]);
  const desk = await Desk.openWith(browser, 'localStorage', session, { baseURL: servers.second });
  /** The conversation in the list of the shop. */
  const row = desk.page
    .getByRole('listitem')
    .filter({ hasText: shopper.username })
    .filter({ has: desk.page.getByRole('button') })
    .first();
  const logs = [page.getByRole('log', { name: t('service.log') }), desk.page.getByRole('log', { name: 'Messages' })];
  const written: Record<'Q' | 'A', string[]> = { Q: [], A: [] };
  const ask = (text: string) => {
    written.Q.push(text);
    return write(page, t, text);
  };
  const reply = (text: string) => {
    written.A.push(text);
    return answer(desk.page, text);
  };
  /** Each side's messages are in its order and once, in both logs; and both logs agree in the order of all. */
  const expectAllInBothLogs = async () => {
    for (const log of logs)
      await expect.poll(async () => bySide(await messagesIn(log)), { timeout: 60_000 }).toEqual(written);
    const [mine, theirs] = await Promise.all(logs.map(messagesIn));
    expect(mine).toEqual(theirs);
  };

  await test.step('the shopper writes through the first server, the shop answers through the second', async () => {
    await visit(page, `/service?shop=${session.shop.id}`);
    await ask('Q1');
    await expect(page.getByText(t('service.mark.sent')).or(page.getByText(t('service.mark.received')))).toBeVisible();
    await desk.goTo('/console/shop_service');
    await row.getByRole('button').click();
    await reply('A1');
    await ask('Q2');
    await reply('A2');
    await expectAllInBothLogs();
  });
  await test.step('the first server is killed while both write', async () => {
    const gone = servers.killFirst();
    for (const text of ['Q3', 'Q4', 'Q5']) await ask(text);
    await gone;
    for (const text of ['A3', 'A4']) await reply(text);
    await ask('Q6');
    await expectAllInBothLogs();
  });
  await test.step('both write while the shopper has no network', async () => {
    await context.setOffline(true);
    for (const text of ['Q7', 'Q8']) await ask(text);
    await expect(page.getByText(t('service.offline'))).toBeVisible();
    await expect(page.getByText(t('service.mark.waiting'))).toHaveCount(2);
    for (const text of ['A5', 'A6']) await reply(text);
    await context.setOffline(false);
    await expectAllInBothLogs();
    await expect(page.getByText(t('service.offline'))).toBeHidden();
  });
  await test.step('both count what they have not read', async () => {
    await visit(page, '/services');
    for (const text of ['A7', 'A8']) await reply(text);
    const conversation = page.getByRole('main').getByRole('link', { name: 'A8' });
    await expect(conversation).toContainText(t('service.unread', { count: 2 }));
    await desk.goTo('/console/shop_service');
    await conversation.click();
    for (const text of ['Q9', 'Q10', 'Q11']) await ask(text);
    await expect(row.getByLabel('3 unread')).toBeVisible();
    await row.getByRole('button').click();
    await expectAllInBothLogs();
    await expect(row.getByLabel('3 unread')).toBeHidden();
    await visit(page, '/services');
    await expect(page.getByRole('main').getByRole('link', { name: 'Q11' })).not.toContainText(/\d unread/);
  });
  await desk.close();
});

/** Writes as the shopper; the message is in the log at once. */
async function write(page: Page, t: Translate, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: t('service.input') });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Writes as the shop, and waits until the message was taken. */
async function answer(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Your message');
  await field.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field).toHaveValue('');
}

/** The messages of the test in a log, in its order, each as often as it is there. */
const messagesIn = async (log: Locator): Promise<string[]> => (await log.innerText()).match(/\b[QA]\d+\b/g) ?? [];

const bySide = (all: readonly string[]): Record<'Q' | 'A', string[]> => ({
  Q: all.filter((text) => text.startsWith('Q')),
  A: all.filter((text) => text.startsWith('A')),
});

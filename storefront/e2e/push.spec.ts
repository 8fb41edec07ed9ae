import { expect, test, visit } from './journey.ts';
import { signInNewShopper } from './shopper.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** A browser of a test has no push service of its own: this one hands out an address where nothing listens. */
const withoutPushService = () => {
  let subscribed = false;
  const keys = {
    p256dh: 'BL43--hBRaki-Fax3xlcCO-pdaGBGUGsDE3mIty5vqdUAOGnuPDd6wJr88zRatxfhcIRVp7LGlmO4QUf-QUcJYQ',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  };
  const subscription = {
    toJSON: () => ({ endpoint: `https://push.example/${crypto.randomUUID()}`, keys }),
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  });
};

test('a device gets notices after a press, and shows what is pushed', async ({ page, context, origin, t }) => {
  await signInNewShopper(context, origin);
  await page.addInitScript(withoutPushService);
  await visit(page, '/notification');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await page.getByRole('button', { name: t('notifications.choices.title') }).click();
  const device = page.getByRole('switch', { name: t('notifications.push.device') });
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();
  const quiet = page.getByRole('switch', { name: t('notifications.push.quiet') });
  await expect(quiet).toBeChecked();
  await page.getByLabel(t('notifications.push.from')).selectOption('23:00');
  await expect(page.getByText(t('notifications.push.quietText', { from: '23:00', until: '08:00' }))).toBeVisible();

  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // Those of journeys before in this browser may be listed too.
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  const failures: string[] = [];
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => failures.push(errorMessage.errorMessage));
  // Not asked of the worker's list of notifications: Chromium deletes from it what is asked for while it is being shown.
  const shown: Record<string, string>[] = [];
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    if (backgroundServiceEvent.eventName !== 'Notification displayed') return;
    shown.push(Object.fromEntries(backgroundServiceEvent.eventMetadata.map(({ key, value }) => [key, value])));
  });
  await session.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  await session.send('BackgroundService.startObserving', { service: 'notifications' });
  await session.send('ServiceWorker.enable');
  const message = { title: 'Delivered', text: 'Order 1', path: '/myPurchases', locale: 'en', tag: 'one' };
  const pushed = { origin: `${origin}/`, registrationId: await registered, data: JSON.stringify(message) };
  await session.send('ServiceWorker.deliverPushMessage', pushed);
  await expect.poll(() => shown).toEqual([{ Title: 'Delivered', Body: 'Order 1' }]);
  expect(failures).toEqual([]);
});

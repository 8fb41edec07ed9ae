import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPushed, showPush } from './push.ts';

const origin = 'https://shop.example';
const pressed = (path?: string) => ({ data: path === undefined ? null : { path } }) as unknown as Notification;

/** Open windows at some paths, and where each of them and new ones were led. */
function windowsAt(...paths: string[]) {
  const led: string[] = [];
  const windows = paths.map((path) => ({
    url: origin + path,
    focus: async () => undefined,
    navigate: async (to: URL) => void led.push(`${path} → ${to.pathname}`),
  }));
  const openWindow = async (to: URL) => void led.push(`new → ${to.pathname}`);
  return { led, clients: { matchAll: async () => windows, openWindow } as unknown as Clients };
}

beforeEach(() => vi.stubGlobal('self', { location: { origin } }));
afterEach(() => vi.unstubAllGlobals());

it('shows what was pushed, in place of the same one', async () => {
  const showNotification = vi.fn();
  const pushed = { title: 'Delivered', text: 'Order 1', path: '/orderInfo/1', locale: 'en', tag: 'a' };
  await showPush(
    { showNotification } as unknown as ServiceWorkerRegistration,
    { json: () => pushed } as PushMessageData,
  );
  expect(showNotification).toHaveBeenCalledWith(
    'Delivered',
    expect.objectContaining({ body: 'Order 1', lang: 'en', tag: 'a', data: { path: '/orderInfo/1' } }),
  );
});

it('leads an open window to it, or opens one', async () => {
  const [some, none] = [windowsAt('/home'), windowsAt()];
  await openPushed(some.clients, pressed('/orderInfo/1'));
  await openPushed(none.clients, pressed('/orderInfo/1'));
  expect([some.led, none.led]).toEqual([['/home → /orderInfo/1'], ['new → /orderInfo/1']]);
});

it('keeps the desk of a shop and the storefront apart', async () => {
  const { clients, led } = windowsAt('/home', '/console/shop_orders');
  await openPushed(clients, pressed('/console/shop_orders/1/show'));
  await openPushed(clients, pressed(''));
  expect(led).toEqual(['/console/shop_orders → /console/shop_orders/1/show', '/home → /notification']);
});

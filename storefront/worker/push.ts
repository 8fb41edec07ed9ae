/// <reference lib="webworker" />
import type { PushedMessage } from '../app/paths/offline-shell.ts';

/** Shows what the server pushed. A browser asks that every push is seen. */
export async function showPush(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const pushed = data?.json() as PushedMessage | undefined;
  if (!pushed) return;
  const { title, text, path, locale, tag } = pushed;
  await registration.showNotification(title, {
    body: text,
    lang: locale,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

/** Opens what a pressed notification is about, in a window that is open already if there is one. */
export async function openPushed(clients: Clients, { data }: Notification): Promise<void> {
  const { path = '' } = (data ?? {}) as { path?: string };
  const address = new URL(path || '/notification', self.location.origin);
  const windows = await clients.matchAll({ type: 'window' });
  const desk = address.pathname.startsWith('/console');
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith('/console') === desk);
  if (!open) return void (await clients.openWindow(address));
  await open.focus();
  await open.navigate(address).catch(() => clients.openWindow(address));
}

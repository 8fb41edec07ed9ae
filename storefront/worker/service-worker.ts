/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { WorkerRequest } from '../app/paths/offline-shell.ts';
import { isKeptPicture, isOfBuild } from './kept.ts';
import { openPushed, showPush } from './push.ts';
import { dropShell, keepShell, keptShell } from './shell.ts';
import { filesOfBuild, pictures } from './stores.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// The few files that every screen stands on; all others are kept when they are first used. The name is that of Workbox.
// oxlint-disable-next-line no-underscore-dangle
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(({ url, sameOrigin }) => sameOrigin && isOfBuild(url), filesOfBuild);
registerRoute(({ url, sameOrigin, request }) => sameOrigin && isKeptPicture(url, request), pictures);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, event }) => openPage(request, event as FetchEvent),
);

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest;
  if (request.type === 'take-over') void self.skipWaiting();
  if (request.type === 'keep-shell') event.waitUntil(keepShell(request.locale, event).catch(() => undefined));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(self.clients, event.notification));
});

/** Controls the open pages. The kept shell names files of the build before, which are gone now; a page asks for a new one. */
async function takeOver(): Promise<void> {
  await dropShell();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page from the network; without one, the shell, for pages that it can fill. */
async function openPage(request: Request, event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch {
    return (await keptShell(new URL(request.url))) ?? Response.error();
  }
}

import { pageLocale } from '@tradewind/client/page-locale';
import { offlineWorker, type WorkerRequest } from '../../paths/offline-shell.ts';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** How often an app that stays open looks for a new version, in milliseconds. */
const updateInterval = 60 * 60_000;

/** Starts the service worker, once the page has loaded; a front that runs from its sources has none. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!import.meta.env.PROD) return removeWorkers();
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const registration = await navigator.serviceWorker.register(offlineWorker);
  // Browsers that refuse workers may answer nothing.
  if (!registration) return;
  watch(registration);
  const { active } = await navigator.serviceWorker.ready;
  ask(active, { type: 'keep-shell', locale: pageLocale() });
}

/** The new version that waits until somebody wants it. */
export const waitingVersion = (): ServiceWorker | null => waiting;

export function subscribeVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reloads the page with the new version. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  ask(waiting, { type: 'take-over' });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first one of a browser takes over by itself, and replaces nothing.
    if (!registration.waiting || !registration.active || waiting === registration.waiting) return;
    waiting = registration.waiting;
    for (const listener of listeners) listener();
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  }, updateInterval);
}

// A worker is of this origin, and the message has no target to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const ask = (worker: ServiceWorker | null, request: WorkerRequest): void =>
  worker?.postMessage(request, { transfer: [] });

async function removeWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

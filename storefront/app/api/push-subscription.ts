/** How the browser stands to push messages; `unable` where it has none, as without https and while it runs from the sources. */
export type PushState = 'unable' | 'blocked' | 'off' | 'on';

/** How this browser stands to push messages, which does not say whose it would show. */
export async function pushState(): Promise<PushState> {
  const registration = await workerOf();
  if (!registration) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** What the server needs to reach this browser. */
export interface BrowserAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
  time_zone: string;
}

/**
 * Asks for the permission, which browsers do only after a press, and subscribes.
 *
 * @param key of the installation
 * @returns null where the person did not allow it. @throws where the push service of the browser can't be reached
 */
export async function subscribeBrowser(key: string): Promise<BrowserAddress | null> {
  const registration = await workerOf();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null;
  const applicationServerKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  );
  // One under an earlier key of the installation can't be renewed.
  await endPush();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, p256dh, auth, time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Ends the subscription of this browser: what is pushed to it reaches nobody. */
export async function endPush(): Promise<void> {
  const registration = await workerOf();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}

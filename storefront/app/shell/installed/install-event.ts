/** What a browser offers when the site can be installed; only some of them do. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

function offer(event: InstallEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install until a moment that makes sense. It may come before anything else has loaded. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallEvent);
  });
  addEventListener('appinstalled', () => offer(null));
}

export const installOffer = (): InstallEvent | null => offered;

export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser to install. An offer can be used once. @returns whether the person agreed. */
export async function install(): Promise<boolean> {
  const event = offered;
  offer(null);
  return event !== null && (await event.prompt()).outcome === 'accepted';
}

/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching';
import { offlineShellPath } from '../app/paths/offline-shell.ts';
import { filesNamedIn, isPage } from './kept.ts';
import { filesOfBuild } from './stores.ts';

const shellCache = 'shell';

/** The kept shell, for the address of a page that it can fill. */
export const keptShell = async (url: URL): Promise<Response | undefined> =>
  isPage(url) ? (await caches.open(shellCache)).match(offlineShellPath) : undefined;

/** Keeps the shell in the language in use, after all the files that it names: a shell without them would stay empty. */
export async function keepShell(locale: string, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(shellCache);
  const kept = await cache.match(offlineShellPath);
  const address = `${offlineShellPath}?lang=${encodeURIComponent(locale)}`;
  if (kept?.url.endsWith(address)) return;
  const shell = await fetch(address);
  if (!shell.ok) return;
  for (const file of filesNamedIn(await shell.clone().text()))
    if (!(await matchPrecache(file))) await filesOfBuild.handle({ request: new Request(file), event });
  await cache.put(offlineShellPath, shell);
}

export const dropShell = (): Promise<boolean> => caches.delete(shellCache);

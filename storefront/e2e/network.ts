import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { offlineWorker } from '../app/paths/offline-shell.ts';

/** A way to the installation that a journey can cut, also for the service worker, and on which a new version can arrive. */
export interface Network {
  origin: string;
  /** Every connection fails from now on. */
  lose(): void;
  /** The service worker's file has changed. */
  bringNewVersion(): void;
  close(): Promise<void>;
}

export async function openNetwork(installation: string): Promise<Network> {
  let lost = false;
  let version = '';
  const server = createServer((incoming, answer) => {
    if (lost) return void incoming.destroy();
    const isChanged = version !== '' && incoming.url === offlineWorker;
    // A file that gets another end is asked for as a whole and as it is.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...whole } = incoming.headers;
    const headers = isChanged ? { ...whole, 'accept-encoding': 'identity' } : incoming.headers;
    const { method, url } = incoming;
    const onward = request(new URL(url ?? '/', installation), { method, headers }, (found) => {
      const { 'content-length': length, ...kept } = found.headers;
      answer.writeHead(found.statusCode ?? 500, isChanged || length === undefined ? kept : found.headers);
      found.on('data', (chunk) => answer.write(chunk));
      found.on('end', () => answer.end(isChanged ? version : ''));
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose() {
      lost = true;
      server.closeAllConnections();
    },
    bringNewVersion: () => void (version = '\n// A new version.\n'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

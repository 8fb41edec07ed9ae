import type pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from './pool.ts';

type OnNotify = (payload: string) => void;

/** Receives notifications over a connection of its own, which is replaced when it is lost. */
export interface Listener {
  /** @returns a function that ends the subscription. @throws when the database does not answer the first time. */
  listen(channel: string, onNotify: OnNotify): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** In milliseconds. */
const retryAfter = 250;

/** The connection is opened with the first subscription. */
export function openListener(url: string): Listener {
  const subscribers = new Map<string, Set<OnNotify>>();
  const closing = new AbortController();
  let connected: Promise<pg.Client> | null = null;

  async function connect(): Promise<pg.Client> {
    const client = openClient(url);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onNotify of subscribers.get(channel) ?? []) onNotify(payload);
    });
    await client.connect();
    client.once('end', () => {
      connected = null;
      void reconnect();
    });
    for (const channel of subscribers.keys()) await listenTo(client, channel);
    return client;
  }

  /** The open connection, or a new one for all callers. */
  function connection(): Promise<pg.Client> {
    connected ??= connect().catch((error: unknown) => {
      connected = null;
      throw error;
    });
    return connected;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(retryAfter, undefined, { ref: false });
      const client = closing.signal.aborted ? null : await connection().catch(() => null);
      if (!client) continue;
      for (const all of subscribers.values()) for (const onNotify of all) onNotify('');
      return;
    }
  }

  return {
    async listen(channel, onNotify) {
      const all = subscribers.get(channel) ?? new Set();
      subscribers.set(channel, all.add(onNotify));
      await listenTo(await connection(), channel);
      return async () => {
        all.delete(onNotify);
        if (all.size > 0 || !subscribers.delete(channel)) return;
        await connected?.then((client) => client.query(`unlisten ${client.escapeIdentifier(channel)}`)).catch(() => {});
      };
    },
    async close() {
      closing.abort();
      await connected?.then((client) => client.end()).catch(() => {});
    },
  };
}

const listenTo = (client: pg.Client, channel: string) => client.query(`listen ${client.escapeIdentifier(channel)}`);

import { setTimeout as pause } from 'node:timers/promises';
import type { Envelope } from '@tradewind/contract/base/envelope';
import { liveRetryPause } from '@tradewind/contract/operations/live-retry';
import { eventReader, type ReceivedEvent } from '../test/event-stream.ts';

/** Where tickets are asked for, by whom. */
export interface StreamReader {
  readonly ticketPath: string;
  readonly token: string;
}

/** The live events of a shopper or a shop, over streams that follow one another like those of a page that stays open. */
export interface KeptStream {
  /** How often each message arrived, by its id. */
  readonly messages: ReadonlyMap<string, number>;
  /** What a page must not see: a number left out or told again, a request to load everything anew, a refusal. */
  readonly faults: readonly string[];
  /** How many streams were opened. */
  readonly opened: number;
  close(): Promise<void>;
}

/** Milliseconds for a ticket. */
const ticketPatience = 30_000;

/**
 * Opens a stream and, whenever it is lost, the next one after its last event, at the next origin, with the pauses of
 * `client/src/live.ts`. Resolves when the first one is open.
 *
 * @param outages the statuses that tell clients to try again
 */
export async function keepStream(
  origins: readonly string[],
  { ticketPath, token }: StreamReader,
  outages: readonly number[],
): Promise<KeptStream> {
  const messages = new Map<string, number>();
  const faults: string[] = [];
  const closing = new AbortController();
  const isOpen = Promise.withResolvers<void>();
  let turn = Math.floor(Math.random() * origins.length);
  let last: string | null = null;
  let failures = 0;
  let opened = 0;

  /** @throws when no stream opens, or the open one is lost. */
  async function follow(origin: string): Promise<void> {
    const asked = await fetch(origin + ticketPath, {
      method: 'POST',
      body: '{}',
      headers: { lang: 'en', token, 'content-type': 'application/json' },
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ticketPatience)]),
    });
    if (!isServed(asked.status)) return;
    const { code, data } = (await asked.json()) as Envelope<{ url: string; last: string }>;
    if (!data) return void faults.push(`no ticket for a stream: ${code}`);
    last ??= data.last;
    const { status, body } = await fetch(`${origin}${data.url}&last=${last}`, { signal: closing.signal });
    if (!isServed(status)) return;
    opened += 1;
    const read = eventReader();
    for await (const text of body!.pipeThrough(new TextDecoderStream())) for (const event of read(text)) receive(event);
  }

  function isServed(status: number): boolean {
    if (status !== 200 && !outages.includes(status)) faults.push(`a stream was answered with ${status}`);
    return status === 200;
  }

  function receive({ id, event, data }: ReceivedEvent): void {
    failures = 0;
    isOpen.resolve();
    if (event === 'reset') faults.push(`a stream was told after ${last} to load everything anew`);
    if (event === 'bye' && data.reason !== 'closing') faults.push(`a stream ended: ${data.reason}`);
    if (event === 'message') {
      if (data.message) messages.set(data.message.id, (messages.get(data.message.id) ?? 0) + 1);
      else faults.push(`event ${id} of a stream lacks its message`);
    }
    if (id === '') return;
    if (BigInt(id) !== BigInt(last!) + 1n) faults.push(`event ${id} of a stream came after ${last}`);
    last = id;
  }

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      // A lost connection, or a process that is away.
      await follow(origins[turn % origins.length]!).catch(() => {});
      turn += 1;
      const wait = liveRetryPause(failures, Math.random());
      failures += 1;
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  }
  const kept = keep();
  await isOpen.promise;

  return {
    messages,
    faults,
    get opened() {
      return opened;
    },
    async close() {
      closing.abort();
      await kept;
    },
  };
}

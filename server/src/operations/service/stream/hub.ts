import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../../../base/clock/clock.ts';
import { observer } from '../../../base/telemetry/observer.ts';
import { serviceEvents, serviceTyping } from '../events-store.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { TypingNews } from '../tell-typing.ts';
import { admitted } from './admitted.ts';
import type { OpenStream } from './open-stream.ts';
import { eventsAfter, eventsPerRead, lastNumber, readEvents } from './read-events.ts';

/** The most streams of an account in one process; the oldest makes room for the newest. */
const mostOfAccount = 8;
const beatEvery = 25 * second;
/** After a failed read, such as while the database restarts. */
const retryAfter = second;

/** The open streams of one audience, and whether its events are being read. */
interface Audience {
  readonly id: string;
  readonly streams: Set<OpenStream>;
  reading: boolean;
  again: boolean;
}

/** The open streams of this process. */
export interface Hub {
  /** Adds a stream, which first gets the events after its position. @returns a function that removes it. */
  add(stream: OpenStream): Promise<() => void>;
  /** Checks all sessions, ends the streams of those that are over, and keeps the others alive. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Sends stored events to the open streams of this process. All streams share the one connection on which the process
 * listens; a notification only says whose events to read, so a lost one delays nothing that the next doesn't bring, and after
 * a lost connection every audience is read again.
 */
export function serviceHub({ db, clock, fileLinks, log, translator }: ServiceDeps): Hub {
  const audiences = new Map<string, Audience>();
  const all = () => [...audiences.values()].flatMap(({ streams }) => [...streams]);
  observer()?.readings(
    { tradewind_live_connections: 'Streams of live events that this process keeps open' },
    async () => [{ name: 'tradewind_live_connections', value: all().length }],
  );
  const closing = new AbortController();
  let started: Promise<() => Promise<void>> | null = null;

  async function start(): Promise<() => Promise<void>> {
    const stops = await Promise.all([
      db.listen(serviceEvents, (id) => {
        for (const audience of id ? [audiences.get(id)] : audiences.values()) if (audience) void deliver(audience);
      }),
      db.listen(serviceTyping, (payload) => {
        if (payload) tellTyping(JSON.parse(payload) as TypingNews);
      }),
    ]);
    const timer = setInterval(
      () => void beat().catch((error: unknown) => log.warn(error, 'a heartbeat failed')),
      beatEvery,
    );
    timer.unref();
    return async () => {
      clearInterval(timer);
      await Promise.all(stops.map((stop) => stop()));
    };
  }

  function tellTyping({ audienceId, conversationId, shopId, from }: TypingNews): void {
    const news = { conversation_id: conversationId, shop_id: shopId ?? '', from };
    for (const stream of audiences.get(audienceId)?.streams ?? []) stream.send('typing', news);
  }

  /** Reads until there is nothing new. While it runs, further calls make it read once more. */
  async function deliver(audience: Audience): Promise<void> {
    audience.again = true;
    if (audience.reading) return;
    audience.reading = true;
    while (audience.again && audience.streams.size > 0 && !closing.signal.aborted) {
      audience.again = false;
      await deliverOnce(audience).catch(async (error: unknown) => {
        log.warn(error, 'events could not be read');
        await pause(retryAfter, undefined, { ref: false });
        audience.again = true;
      });
    }
    audience.reading = false;
  }

  async function deliverOnce(audience: Audience): Promise<void> {
    const streams = [...audience.streams];
    const from = streams.reduce((least, { position }) => (position < least ? position : least), streams[0]!.position);
    const events = await eventsAfter(db.read, audience.id, from);
    if (events.length === 0) return;
    const now = clock.now();
    const viewers = streams.map(({ viewer }) => viewer);
    const [isAdmitted, tell] = await Promise.all([
      admitted(db.read, viewers, now),
      readEvents(db.read, events, {
        viewer: viewers[0]!,
        locales: [...new Set(viewers.map(({ locale }) => locale))],
        now,
        fileLinks,
        translates: translator !== null,
      }),
    ]);
    for (const stream of streams) {
      if (!isAdmitted(stream.viewer)) {
        stream.end('session');
        continue;
      }
      for (const event of events) {
        if (event.number <= stream.position) continue;
        // Older events are purged: the numbers between are gone.
        if (event.number > stream.position + 1n) stream.send('reset', {});
        stream.send(event.kind, tell(event, stream.viewer.locale), event.number);
        stream.position = event.number;
      }
    }
    if (events.length === eventsPerRead) audience.again = true;
  }

  async function beat(): Promise<void> {
    const streams = all();
    if (streams.length === 0) return;
    const isAdmitted = await admitted(
      db.read,
      streams.map(({ viewer }) => viewer),
      clock.now(),
    );
    for (const stream of streams) {
      if (isAdmitted(stream.viewer)) stream.beat();
      else stream.end('session');
    }
  }

  return {
    async add(stream) {
      started ??= start();
      await started.catch((error: unknown) => {
        started = null;
        throw error;
      });
      const { audienceId, accountId } = stream.viewer;
      const audience = audiences.get(audienceId) ?? {
        id: audienceId,
        streams: new Set(),
        reading: false,
        again: false,
      };
      audiences.set(audienceId, audience);
      const own = [...audience.streams].filter(({ viewer }) => viewer.accountId === accountId);
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - mostOfAccount))) oldest.end('replaced');
      // A position beyond the last event is of another time, such as before a restored backup.
      const last = await lastNumber(db.read, audienceId);
      if (stream.position > last) {
        stream.position = last;
        stream.send('reset', {});
      }
      audience.streams.add(stream);
      void deliver(audience);
      return () => {
        audience.streams.delete(stream);
        if (audience.streams.size === 0 && audiences.get(audienceId) === audience) audiences.delete(audienceId);
      };
    },
    beat,
    async close() {
      closing.abort();
      for (const stream of all()) stream.end('closing');
      await (
        await started?.catch(() => undefined)
      )?.();
    },
  };
}

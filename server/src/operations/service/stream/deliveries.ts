import type { Locale } from '@tradewind/contract/base/locales';
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../../../base/clock/clock.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { admitted } from './admitted.ts';
import { eventText, type OpenStream } from './open-stream.ts';
import { eventsAfter, eventsPerRead, readEvents } from './read-events.ts';

/** Audiences whose events are read together, and how many such reads run at once: the others leave connections for requests. */
const audiencesPerRead = 100;
const mostReaders = 2;
/** After a failed read, such as while the database restarts. */
const retryAfter = second;

/** The open streams of a shopper, a shop or the platform in this process. */
export interface Audience {
  readonly id: string;
  readonly streams: Set<OpenStream>;
}

/** Sends stored events to streams. */
export interface Deliveries {
  /** Reads the events of an audience until there is nothing new. */
  deliver(audience: Audience): void;
  stop(): void;
}

/** Events of many audiences are read together, and those of one audience by one reader at a time, so that they stay in order. */
export function deliveries({ db, clock, fileLinks, log, translator }: ServiceDeps): Deliveries {
  const waiting = new Set<Audience>();
  const beingRead = new Set<Audience>();
  const stopping = new AbortController();
  let readers = 0;

  function takeWaiting(): Audience[] {
    const taken: Audience[] = [];
    for (const audience of waiting) {
      if (beingRead.has(audience)) continue;
      waiting.delete(audience);
      if (audience.streams.size > 0) taken.push(audience);
      if (taken.length === audiencesPerRead) break;
    }
    return taken;
  }

  async function readWaiting(): Promise<void> {
    readers += 1;
    for (let taken = takeWaiting(); taken.length > 0 && !stopping.signal.aborted; taken = takeWaiting()) {
      for (const audience of taken) beingRead.add(audience);
      await deliverTo(taken).catch(async (error: unknown) => {
        log.warn(error, 'events could not be read');
        await pause(retryAfter, undefined, { ref: false });
        for (const audience of taken) waiting.add(audience);
      });
      for (const audience of taken) beingRead.delete(audience);
    }
    readers -= 1;
  }

  async function deliverTo(audiences: readonly Audience[]): Promise<void> {
    const positions = new Map(
      audiences.map(({ id, streams }) => [id, [...streams].map(({ position }) => position).reduce(least)]),
    );
    const eventsOf = await eventsAfter(db.read, positions);
    const told = audiences.flatMap((audience) => {
      const events = eventsOf.get(audience.id);
      const streams = [...audience.streams];
      if (!events || streams.length === 0) return [];
      const locales = [...new Set(streams.map(({ viewer }) => viewer.locale))];
      return [{ audience, events, streams, locales, viewer: streams[0]!.viewer }];
    });
    if (told.length === 0) return;
    const now = clock.now();
    const viewers = told.flatMap(({ streams }) => streams.map(({ viewer }) => viewer));
    const [isAdmitted, tell] = await Promise.all([
      admitted(db.read, viewers, now),
      readEvents(db.read, told, { now, fileLinks, translates: translator !== null }),
    ]);
    for (const { audience, events, streams } of told) {
      const admittedStreams = streams.filter((stream) => isAdmitted(stream.viewer));
      for (const stream of streams) if (!isAdmitted(stream.viewer)) stream.end('session');
      for (const event of events) {
        // Written out once for all streams of a language.
        const texts = new Map<Locale, string>();
        for (const stream of admittedStreams) {
          if (event.number <= stream.position) continue;
          // Older events are purged: the numbers between are gone.
          if (event.number > stream.position + 1n) stream.send(eventText('reset', {}));
          const { locale } = stream.viewer;
          const text = texts.get(locale) ?? eventText(event.kind, tell(event, locale), event.number);
          texts.set(locale, text);
          stream.send(text);
          stream.position = event.number;
        }
      }
      if (events.length === eventsPerRead) waiting.add(audience);
    }
  }

  return {
    deliver(audience) {
      waiting.add(audience);
      if (readers < mostReaders) void readWaiting();
    },
    stop: () => stopping.abort(),
  };
}

const least = (one: bigint, other: bigint): bigint => (other < one ? other : one);

import { second } from '../../../base/clock/clock.ts';
import { observer } from '../../../base/telemetry/observer.ts';
import { serviceEvents, serviceTyping } from '../events-store.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { TypingNews } from '../tell-typing.ts';
import { admitted } from './admitted.ts';
import { deliveries, type Audience } from './deliveries.ts';
import { eventText, type OpenStream } from './open-stream.ts';

/** The most streams of an account in one process; the oldest makes room for the newest. */
const mostOfAccount = 8;
/** Each stream gets a heartbeat every so many seconds; each second those of one group do. */
const beatGroups = 25;

/** The open streams of this process. */
export interface Hub {
  /** Takes a place for a connection; false when all are taken. */
  enter(): boolean;
  /** Gives the place of a closed connection back. */
  leave(): void;
  /** Adds a stream, which first gets the events after its position. @returns a function that removes it. */
  add(stream: OpenStream): Promise<() => void>;
  close(): Promise<void>;
}

/**
 * Sends stored events to the open streams of this process. All streams share the one connection on which the process
 * listens; a notification only says whose events to read, so a lost one delays nothing that the next doesn't bring, and after
 * a lost connection every audience is read again.
 *
 * @param mostStreams the places for connections
 */
export function serviceHub(deps: ServiceDeps, mostStreams: number): Hub {
  const { db, clock, log } = deps;
  const audiences = new Map<string, Audience>();
  const ofAccounts = new Map<string, Set<OpenStream>>();
  const groups = Array.from({ length: beatGroups }, () => new Set<OpenStream>());
  const events = deliveries(deps);
  let places = 0;
  let added = 0;
  let beats = 0;
  let started: Promise<() => Promise<void>> | null = null;
  observer()?.readings(
    { tradewind_live_connections: 'Streams of live events that this process keeps open' },
    async () => [{ name: 'tradewind_live_connections', value: places }],
  );

  async function start(): Promise<() => Promise<void>> {
    const stops = await Promise.all([
      db.listen(serviceEvents, (id) => {
        for (const audience of id ? [audiences.get(id)] : audiences.values()) if (audience) events.deliver(audience);
      }),
      db.listen(serviceTyping, (payload) => {
        if (payload) tellTyping(JSON.parse(payload) as TypingNews);
      }),
    ]);
    const timer = setInterval(
      () => void beat(groups[beats++ % beatGroups]!).catch((error: unknown) => log.warn(error, 'a heartbeat failed')),
      second,
    );
    timer.unref();
    return async () => {
      clearInterval(timer);
      await Promise.all(stops.map((stop) => stop()));
    };
  }

  function tellTyping({ audienceId, conversationId, shopId, from }: TypingNews): void {
    const text = eventText('typing', { conversation_id: conversationId, shop_id: shopId ?? '', from });
    for (const stream of audiences.get(audienceId)?.streams ?? []) stream.send(text);
  }

  /** Checks the sessions of a group, ends the streams of those that are over, and keeps the others alive. */
  async function beat(group: ReadonlySet<OpenStream>): Promise<void> {
    if (group.size === 0) return;
    const streams = [...group];
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
    enter() {
      if (places >= mostStreams) return false;
      places += 1;
      return true;
    },
    leave() {
      places -= 1;
    },
    async add(stream) {
      started ??= start();
      await started.catch((error: unknown) => {
        started = null;
        throw error;
      });
      const { audienceId, accountId } = stream.viewer;
      const own = ofAccounts.get(accountId) ?? new Set();
      const [oldest] = own;
      if (oldest && own.size >= mostOfAccount) {
        own.delete(oldest);
        oldest.end('replaced');
      }
      ofAccounts.set(accountId, own.add(stream));
      const audience = audiences.get(audienceId) ?? { id: audienceId, streams: new Set() };
      audiences.set(audienceId, audience);
      audience.streams.add(stream);
      const group = groups[added++ % beatGroups]!;
      group.add(stream);
      events.deliver(audience);
      return () => {
        group.delete(stream);
        own.delete(stream);
        if (own.size === 0 && ofAccounts.get(accountId) === own) ofAccounts.delete(accountId);
        audience.streams.delete(stream);
        if (audience.streams.size === 0 && audiences.get(audienceId) === audience) audiences.delete(audienceId);
      };
    },
    async close() {
      events.stop();
      for (const group of groups) for (const stream of group) stream.end('closing');
      await (
        await started?.catch(() => undefined)
      )?.();
    },
  };
}

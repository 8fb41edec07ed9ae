import { liveRetryPause } from '@tradewind/contract/operations/live-retry';
import { ApiRefusal } from './errors.ts';

/** A ticket for one stream of live events, and the id of the latest event. */
interface LiveTicket {
  url: string;
  last: string;
}

interface LiveOptions<Events extends object> {
  /** Asks for a ticket; each opens one stream. */
  ticket: () => Promise<LiveTicket>;
  /** The names of the events that are told. */
  names: readonly (keyof Events & string)[];
  onEvent: <Name extends keyof Events & string>(name: Name, data: Events[Name]) => void;
}

/** A page that nobody sees gives its connection back after this time: browsers have few for all tabs of a site. */
const hiddenFor = 30_000;

/**
 * Keeps a stream open while the page is seen, and opens the next one after the last event of the one before, so that nothing
 * is missed. Once another page took its place it stays closed until the page is seen anew; once the session is over, for good.
 *
 * @returns a function that closes it.
 */
export function connectLive<Events extends object>({ ticket, names, onEvent }: LiveOptions<Events>): () => void {
  let source: EventSource | null = null;
  let last: string | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  /** Which try is the current one: what an earlier one brings is dropped. */
  let attempt = 0;

  function stop(): void {
    attempt += 1;
    clearTimeout(timer);
    source?.close();
    source = null;
  }
  function again(): void {
    stop();
    timer = setTimeout(() => void open(), liveRetryPause(failures, Math.random()));
    failures += 1;
  }
  function end(): void {
    stop();
    over = true;
  }

  async function open(): Promise<void> {
    stop();
    const own = attempt;
    const got = await ticket().catch((error: unknown) => {
      if (own === attempt && error instanceof ApiRefusal && error.code === 401) end();
      return null;
    });
    if (own !== attempt) return;
    if (!got) return again();
    last ??= got.last;
    source = new EventSource(`${got.url}&last=${last}`);
    source.addEventListener('error', again);
    source.addEventListener('bye', ({ data }: MessageEvent<string>) => {
      const { reason } = JSON.parse(data) as { reason: string };
      if (reason === 'closing') again();
      else if (reason === 'replaced') stop();
      else end();
    });
    for (const name of names)
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        if (own !== attempt) return;
        failures = 0;
        if (lastEventId) last = lastEventId;
        onEvent(name, JSON.parse(data));
      });
  }

  function look(): void {
    if (over) return;
    if (document.visibilityState === 'hidden') {
      clearTimeout(timer);
      timer = setTimeout(stop, hiddenFor);
    } else if (source) clearTimeout(timer);
    else void open();
  }

  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    end();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** An event as it arrived. */
export interface ReceivedEvent {
  id: string;
  event: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has its own shape
  data: any;
}

/** An open stream of server-sent events. */
export interface EventStream {
  readonly status: number;
  readonly events: ReceivedEvent[];
  readonly headers: IncomingMessage['headers'];
  /** The events of one kind. */
  of(event: string): ReceivedEvent[];
  /** The id of the last event that has one. */
  lastId(): string;
  isOver(): boolean;
  /** Loses the connection, without a word to the server. */
  lose(): void;
  /** Stops reading, so that the server's buffers fill. */
  pause(): void;
}

/** Reads a stream of server-sent events. @returns a function that takes its next piece of text and gives the events that end in it */
export function eventReader(): (chunk: string) => ReceivedEvent[] {
  let rest = '';
  return (chunk) => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop()!;
    return parts.flatMap((part) => {
      const fields = new Map(
        part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      );
      const event = fields.get('event');
      return event ? [{ id: fields.get('id') ?? '', event, data: JSON.parse(fields.get('data')!) }] : [];
    });
  };
}

/** Opens a stream. */
export async function eventStream(url: string): Promise<EventStream> {
  const request = get(url);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: ReceivedEvent[] = [];
  const read = eventReader();
  let over = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => events.push(...read(chunk)));
  response.on('error', () => {});
  request.on('error', () => {});
  response.on('close', () => {
    over = true;
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    of: (event) => events.filter((one) => one.event === event),
    lastId: () => events.findLast(({ id }) => id !== '')?.id ?? '',
    isOver: () => over,
    lose: () => request.destroy(),
    pause: () => void response.pause(),
  };
}

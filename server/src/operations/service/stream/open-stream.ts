import type { Writable } from 'node:stream';
import type { StreamViewer } from './tickets.ts';

/** Bytes that wait for a slow reader before it is dropped; it connects again and catches up. */
const mostWaiting = 256 * 1024;

/** An open stream of live events. */
export interface OpenStream {
  readonly viewer: StreamViewer;
  /** The number of the last event that was sent. */
  position: bigint;
  /** Sends the text of an event. */
  send(text: string): void;
  /** Keeps proxies from closing the connection, and drops a reader who has read nothing since the last beat but one. */
  beat(): void;
  /** Sends a farewell and ends. */
  end(reason: 'session' | 'replaced' | 'closing'): void;
}

/** An event as it is sent; with a number it can be resumed after. */
export const eventText = (event: string, data: object, number?: bigint): string =>
  `${number === undefined ? '' : `id: ${number}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Writes server-sent events to a response. A reader who does not keep up is dropped, so that its events take no memory. */
export function openStream(to: Writable, viewer: StreamViewer, position: bigint): OpenStream {
  let wasWaiting = false;
  function write(text: string): void {
    if (to.destroyed || to.writableEnded) return;
    if (to.writableLength > mostWaiting) to.destroy();
    else to.write(text);
  }
  return {
    viewer,
    position,
    send: write,
    beat() {
      const isWaiting = to.writableLength > 0;
      if (isWaiting && wasWaiting) to.destroy();
      wasWaiting = isWaiting;
      write(':\n\n');
    },
    end(reason) {
      write(eventText('bye', { reason }));
      to.end();
    },
  };
}

import type { Writable } from 'node:stream';
import type { StreamViewer } from './tickets.ts';

/** Bytes that wait for a slow reader before it is dropped; it connects again and catches up. */
const mostWaiting = 256 * 1024;

/** An open stream of live events. */
export interface OpenStream {
  readonly viewer: StreamViewer;
  /** The number of the last event that was sent. */
  position: bigint;
  /** Sends an event; with a number it can be resumed after. */
  send(event: string, data: object, number?: bigint): void;
  /** Keeps proxies from closing the connection. */
  beat(): void;
  /** Sends a farewell and ends. */
  end(reason: 'session' | 'replaced' | 'closing'): void;
}

/** Writes server-sent events to a response. A reader who does not keep up is dropped, so that its events take no memory. */
export function openStream(to: Writable, viewer: StreamViewer, position: bigint): OpenStream {
  function write(text: string): void {
    if (to.destroyed || to.writableEnded) return;
    if (to.writableLength > mostWaiting) to.destroy();
    else to.write(text);
  }
  const stream: OpenStream = {
    viewer,
    position,
    send: (event, data, number) =>
      write(`${number === undefined ? '' : `id: ${number}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end(reason) {
      stream.send('bye', { reason });
      to.end();
    },
  };
  return stream;
}

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that can stop forwarding without closing a connection, like a network that loses packets. */
export interface SilentProxy {
  /** On 127.0.0.1. */
  port: number;
  /** Forwards nothing from now on: no bytes, no new connections, no ends of connections. */
  silence(): void;
  /** Forwards again, first what was held back. */
  forward(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a port of 127.0.0.1. */
export async function silentProxy(target: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let heldBack: (() => void)[] | null = null;
  const whenForwarding = (act: () => void) => (heldBack ? void heldBack.push(act) : act());

  function forwardBetween(one: Socket, other: Socket): void {
    sockets.add(one);
    if (heldBack) one.pause();
    one.setNoDelay(true);
    one.on('data', (bytes) => other.write(bytes));
    one.on('error', () => {});
    one.on('close', () => {
      sockets.delete(one);
      whenForwarding(() => other.destroy());
    });
  }
  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => {});
    whenForwarding(() => {
      const far = connect(target, '127.0.0.1');
      forwardBetween(near, far);
      forwardBetween(far, near);
      if (!heldBack) near.resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      heldBack ??= [];
      for (const socket of sockets) socket.pause();
    },
    forward() {
      const acts = heldBack ?? [];
      heldBack = null;
      for (const act of acts) act();
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

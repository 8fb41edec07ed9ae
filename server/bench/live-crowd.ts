import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { liveRetryPause } from '@tradewind/contract/operations/live-retry';
import { openStream } from '@tradewind/contract/operations/service-live';
import { limitConcurrency } from '../src/base/limit-concurrency.ts';
import { sendRequest } from './request-timing.ts';
import { post } from './requests.ts';

/** A person whose page is open. */
export interface Follower {
  readonly id: string;
  readonly token: string;
}

/** Pages that follow live events, each over a connection of its own. */
export interface Crowd {
  /** For calls beside the streams. */
  readonly agent: Agent;
  /** Opens the pages of all. @returns how many tries failed. @throws the last error when more failed than there are pages. */
  open(): Promise<number>;
  /** Cuts all connections at once and waits until every page has a new one. @returns how many tries failed. */
  loseAll(): Promise<number>;
  /** Calls back with the text of all events that a page gets. */
  onText(hear: (follower: number, text: string) => void): void;
  close(): void;
}

/** Pages that open at the same time. */
const openedAtOnce = 32;
/** Connections for calls: a browser has its own, but then their number would be measured. */
const callers = 256;
/** Loopback addresses that the connections come from, so that ports suffice. */
const addresses = 4;

/** What a browser sends with each stream. */
const browserHeaders = [
  'Accept: text/event-stream',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-GB,en;q=0.9,th;q=0.8',
  'Cache-Control: no-cache',
  'Connection: keep-alive',
  'Sec-Fetch-Dest: empty',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Site: same-origin',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

/** @param origin of the product */
export function liveCrowd(origin: string, followers: readonly Follower[]): Crowd {
  const { hostname, port } = new URL(origin);
  // Idle connections are closed before the server closes them, which a call could run into.
  const agent = new Agent({ keepAlive: true, maxSockets: callers, timeout: 20_000 });
  const streams = new Map<number, Socket>();
  const positions = new Map<number, string>();
  let hear: (follower: number, text: string) => void = () => {};

  async function openOne(follower: number): Promise<void> {
    const body = await sendRequest(origin, post(openStream, {}, { token: followers[follower]!.token }), agent);
    const { url, last } = (JSON.parse(body) as { data: { url: string; last: string } }).data;
    await new Promise<void>((resolve, reject) => {
      const localAddress = `127.0.0.${2 + (follower % addresses)}`;
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket.setEncoding('utf8');
      socket.write(
        [
          `GET ${url}&last=${positions.get(follower) ?? last} HTTP/1.1`,
          `Host: ${hostname}`,
          ...browserHeaders,
          '\r\n',
        ].join('\r\n'),
      );
      socket.on('data', (text: string) => {
        const number = text.match(/^id: (\d+)$/m)?.[1];
        if (number) positions.set(follower, number);
        if (text.includes('event: hello')) {
          streams.set(follower, socket);
          resolve();
        }
        hear(follower, text);
      });
      socket.on('error', reject);
      socket.on('close', () => {
        if (streams.get(follower) === socket) streams.delete(follower);
        reject(new Error('The stream was not opened'));
      });
    });
  }

  return {
    agent,
    async open() {
      const inTurn = limitConcurrency(openedAtOnce);
      let failed = 0;
      const tryUntilOpen = async (follower: number) => {
        for (;;) {
          try {
            return await openOne(follower);
          } catch (error) {
            failed += 1;
            if (failed > followers.length) throw error;
          }
        }
      };
      await Promise.all(followers.map((_, follower) => inTurn(() => tryUntilOpen(follower))));
      return failed;
    },
    async loseAll() {
      let failed = 0;
      const comeBack = async (follower: number) => {
        for (let failures = 0; ; failures += 1) {
          await pause(liveRetryPause(failures, Math.random()));
          try {
            return await openOne(follower);
          } catch {
            failed += 1;
          }
        }
      };
      for (const socket of streams.values()) socket.resetAndDestroy();
      streams.clear();
      await Promise.all(followers.map((_, follower) => comeBack(follower)));
      return failed;
    },
    onText(listener) {
      hear = listener;
    },
    close() {
      for (const socket of streams.values()) socket.destroy();
      agent.destroy();
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

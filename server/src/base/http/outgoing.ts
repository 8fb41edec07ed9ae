import { lookup as systemLookup } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { observer } from '../telemetry/observer.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutgoingRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Milliseconds for the whole request, the body of the answer included. */
  timeout: number;
  /** The largest body that is read, in bytes. */
  maxBytes: number;
  /** Takes the begin of a larger body as the answer, instead of failing. */
  cut?: true;
}

export interface OutgoingAnswer {
  status: number;
  body: string;
  /** The content type that the answer names; empty when it names none. */
  type: string;
}

/** Why there is no answer. The message says it without the path of the address, which often contains a secret. */
export class OutgoingFailure extends Error {
  readonly reason: 'forbidden' | 'unreachable' | 'timeout' | 'too_large';

  constructor(reason: OutgoingFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Hosts in private networks that this process may call, as `host` or `host:port`. */
const allowed = new Set<string>();

/** Allows calls to these hosts although their addresses are private: an installation's own RPC, the chain of a demo. */
export function allowPrivateHosts(hosts: Iterable<string>): void {
  for (const host of hosts) allowed.add(host.toLowerCase());
}

/** Takes back what was allowed, after a test: the files of a worker share this module. */
export function forbidPrivateHosts(): void {
  allowed.clear();
}

/** Whether calls to the host of an address are allowed although it may be in a private network. */
export const isPrivateHostAllowed = (url: URL): boolean =>
  allowed.has(url.hostname.toLowerCase()) || allowed.has(url.host.toLowerCase());

/** Whether an address leads to this machine or a private network by what it says, before any name is looked up. */
export function isPrivateByName(url: URL): boolean {
  if (isPrivateHostAllowed(url)) return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost$/.test(host);
}

/**
 * Checks early what a call checks when it connects. A name that can't be looked up now passes.
 *
 * @throws OutgoingFailure when the host is in a private network, and not allowed.
 */
export async function requirePublicHost(url: URL): Promise<void> {
  if (isPrivateHostAllowed(url)) return;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host)
    ? [host]
    : await lookup(host, { all: true }).then(
        (found) => found.map(({ address }) => address),
        () => [],
      );
  if (!addresses.every(isPublicAddress)) throw forbidden();
}

/**
 * Calls another server. All outgoing requests to configurable addresses go through here: only http and https, only to
 * public addresses, unless the host is allowed. The address is checked when the connection is made, so a name that resolves
 * differently the second time is no way around. Redirects are not followed: they are returned as their status.
 *
 * @throws OutgoingFailure
 */
export async function callOutside(address: string, request: OutgoingRequest): Promise<OutgoingAnswer> {
  const { status, bytes, type } = await send(address, request);
  return { status, body: bytes.toString('utf8'), type };
}

/**
 * Fetches what is at an address that somebody typed. Each redirect is checked like the first address; all of them together
 * have the time of the request.
 *
 * @param redirects how many are followed
 * @returns the bytes of an answer with status 200.
 * @throws OutgoingFailure, `unreachable` for any other status
 */
export async function fetchOutside(
  address: string,
  { timeout, maxBytes, redirects }: Pick<OutgoingRequest, 'timeout' | 'maxBytes'> & { redirects: number },
): Promise<Buffer> {
  const end = performance.now() + timeout;
  let next = address;
  for (let left = redirects; ; left -= 1) {
    const rest = end - performance.now();
    if (rest <= 0) throw new OutgoingFailure('timeout', 'does not answer in time');
    const { status, bytes, location } = await send(next, { timeout: rest, maxBytes });
    if (status === 200) return bytes;
    const target = status >= 300 && status < 400 && location ? URL.parse(location, next) : null;
    if (!target || left === 0) throw new OutgoingFailure('unreachable', `answers with status ${status}`);
    next = target.href;
  }
}

interface Received {
  status: number;
  bytes: Buffer;
  type: string;
  location: string | undefined;
}

/** Only hosts of the installation's own network are told which trace a call belongs to. */
async function send(address: string, request: OutgoingRequest): Promise<Received> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutgoingFailure('forbidden', 'is no address of the web');
  const watching = observer();
  if (!watching) return sendUnseen(url, request);
  return watching.outgoing({ method: request.method ?? 'GET', host: url.hostname, outcomeOf }, (traceparent) =>
    traceparent && isPrivateHostAllowed(url)
      ? sendUnseen(url, { ...request, headers: { ...request.headers, traceparent } })
      : sendUnseen(url, request),
  );
}

const outcomeOf = (error: unknown) => (error instanceof OutgoingFailure ? error.reason : 'unreachable');

async function sendUnseen(url: URL, request: OutgoingRequest): Promise<Received> {
  const mayBePrivate = isPrivateHostAllowed(url);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Literal addresses are not looked up.
  if (!mayBePrivate && isIP(host) && !isPublicAddress(host)) throw forbidden();

  const { method = 'GET', headers, body, timeout, maxBytes, cut = false } = request;
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    agent: false,
    ...(!mayBePrivate && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options);
    const timer = setTimeout(
      () => outgoing.destroy(new OutgoingFailure('timeout', 'does not answer in time')),
      timeout,
    );
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error instanceof OutgoingFailure ? error : new OutgoingFailure('unreachable', 'does not answer'));
    };
    outgoing.on('error', fail);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        clearTimeout(timer);
        const { statusCode: status = 0, headers: answered } = response;
        resolve({
          status,
          bytes: Buffer.concat(chunks),
          type: answered['content-type'] ?? '',
          location: answered.location,
        });
      };
      response.on('error', fail);
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxBytes) return void chunks.push(chunk);
        if (!cut) return void response.destroy(new OutgoingFailure('too_large', 'answers too much'));
        chunks.push(chunk.subarray(0, chunk.length - (size - maxBytes)));
        finish();
        response.destroy();
      });
      response.on('end', finish);
    });
    outgoing.end(body);
  });
}

const forbidden = () => new OutgoingFailure('forbidden', 'is in a private network');

/** Looks a name up for a connection. @throws to the caller's callback when any of its addresses is not public. */
const publicLookup: LookupFunction = (host, options, done) =>
  systemLookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(forbidden(), '');
    if (options.all) return done(null, addresses);
    return done(null, addresses[0]!.address, addresses[0]!.family);
  });

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { allowPrivateHosts } from '../src/base/http/outgoing.ts';

/** A message as a shop's server got it. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Event {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** A shop's server, which takes webhooks. */
export interface WebhookReceiver {
  url: string;
  port: number;
  received: Received[];
  /** The status of its answers, or a function that gives one when it likes. */
  answer: number | ((message: Received) => number | Promise<number>);
  /** What its answers contain. */
  says: string;
  location: string;
  /** The events that it has got, in order. */
  events(): Event[];
  close(): Promise<void>;
}

/** Starts a shop's server on this machine, which the installation allows. */
export async function webhookReceiver(port = 0): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const message = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    receiver.received.push(message);
    const status = typeof receiver.answer === 'number' ? receiver.answer : await receiver.answer(message);
    response.writeHead(status, receiver.location ? { location: receiver.location } : {}).end(receiver.says);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  allowPrivateHosts([`127.0.0.1:${bound}`]);
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${bound}/events`,
    port: bound,
    received: [],
    answer: 200,
    says: 'ok',
    location: '',
    events: () => receiver.received.map(({ body }) => JSON.parse(body) as Event),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** Whether a message is signed under a secret, as the library of receivers signs it. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, body);
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

/** Verifies a message as receivers do: its signature, and that it was sent just now. @throws when it fails. */
export const verifyMessage = ({ headers, body }: Received, secret: string): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

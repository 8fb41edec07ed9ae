import { PassThrough, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { eventText, openStream } from './open-stream.ts';
import type { StreamViewer } from './tickets.ts';

const viewer: StreamViewer = {
  side: 'shopper',
  audienceId: 'a',
  accountId: 'a',
  shopId: null,
  locale: 'en',
  sessionId: 's',
};

it('drops a reader who does not keep up', () => {
  const slow = new Writable({ write() {} });
  const stream = openStream(slow, viewer, 0n);
  for (let number = 0; number < 40 && !slow.destroyed; number += 1)
    stream.send(eventText('message', { text: 'x'.repeat(10_000) }));
  expect(slow.destroyed).toBe(true);
  expect(slow.writableLength).toBeLessThan(300_000);
});

it('drops a reader who reads nothing from one heartbeat to the next', () => {
  const silent = new Writable({ write() {} });
  const stream = openStream(silent, viewer, 0n);
  stream.send(eventText('message', {}));
  stream.beat();
  expect(silent.destroyed).toBe(false);
  stream.beat();
  expect(silent.destroyed).toBe(true);
});

it('keeps a reader who reads', () => {
  const reader = new PassThrough();
  reader.resume();
  const stream = openStream(reader, viewer, 0n);
  for (let number = 0; number < 5; number += 1) stream.beat();
  expect(reader.destroyed).toBe(false);
});

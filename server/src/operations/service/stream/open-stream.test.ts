import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { openStream } from './open-stream.ts';
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
    stream.send('message', { text: 'x'.repeat(10_000) });
  expect(slow.destroyed).toBe(true);
  expect(slow.writableLength).toBeLessThan(300_000);
});

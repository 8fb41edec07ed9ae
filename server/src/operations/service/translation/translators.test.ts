import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { allowPrivateHosts, forbidPrivateHosts } from '../../../base/http/outgoing.ts';
import { deepL } from './deepl.ts';
import { libreTranslate } from './libretranslate.ts';

afterEach(forbidPrivateHosts);

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** A service that answers everything the same way. */
async function serviceWith(answer: object | string, { status = 200, allowed = true } = {}) {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path, headers } = request;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as unknown;
      received.push({ path, authorization: headers.authorization, body });
      response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (allowed) allowPrivateHosts([host]);
  return { url: `http://${host}/`, received };
}

it('asks LibreTranslate', async () => {
  const { url, received } = await serviceWith({ translatedText: '防水吗？', detectedLanguage: { language: 'en' } });
  expect(await libreTranslate({ url, apiKey: 'key-of-mine' }).translate('Is it waterproof?', 'zh-CN')).toBe('防水吗？');
  const body = { q: 'Is it waterproof?', source: 'auto', target: 'zh', format: 'text', api_key: 'key-of-mine' };
  expect(received).toEqual([{ path: '/translate', authorization: undefined, body }]);
});

it('asks DeepL', async () => {
  const { url, received } = await serviceWith({
    translations: [{ detected_source_language: 'EN', text: '防水ですか？' }],
  });
  expect(await deepL({ url, apiKey: 'key-of-mine:fx' }).translate('Is it waterproof?', 'ja')).toBe('防水ですか？');
  const body = { text: ['Is it waterproof?'], target_lang: 'JA' };
  expect(received).toEqual([{ path: '/v2/translate', authorization: 'DeepL-Auth-Key key-of-mine:fx', body }]);
});

it.each([
  ['a refusal', { error: 'Slow down' }, 429],
  ['a page', '<!doctype html>', 200],
  ['something else', { translations: [] }, 200],
  ['too much', 'x'.repeat(200_001), 200],
])('takes %s for a failure', async (_what, answer, status) => {
  const { url } = await serviceWith(answer, { status });
  for (const translator of [libreTranslate({ url }), deepL({ url, apiKey: 'key-of-mine' })])
    await expect(translator.translate('Hello', 'th')).rejects.toThrow(/^The service answers/);
});

it('calls no host in a private network that the installation does not allow', async () => {
  const { url, received } = await serviceWith({ translatedText: 'x' }, { allowed: false });
  await expect(libreTranslate({ url }).translate('Hello', 'th')).rejects.toThrow('The service is in a private network');
  expect(received).toEqual([]);
});

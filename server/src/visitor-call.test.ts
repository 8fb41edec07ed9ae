import type { Locale } from '@tradewind/contract/base/locales';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { publicCache } from './base/cache/public-cache.ts';
import { visitorCall } from './visitor-call.ts';

const answer = (country: string) => JSON.stringify({ code: 1, msg: '', data: { country, delivered: 0, options: [] } });

/** The call of pages on a server that answers "anew"; `kept` answers what it keeps, by its name. */
async function pageCall(kept: string) {
  const app = fastify();
  app.get(productDelivery.path, (_request, reply) => reply.type('application/json').send(answer('anew')));
  const cache = publicCache();
  await cache.get(kept, async () => answer('kept'));
  const call = visitorCall(app, cache);
  return async (product_id: string, locale: Locale) =>
    (await call(productDelivery, { product_id, country: '', number: 1 }, { locale })).country;
}

test('a page gets a kept answer for its language and address, and any other anew', async () => {
  const ask = await pageCall(`ja ${productDelivery.path}?product_id=a&number=1`);
  expect(await ask('a', 'ja')).toBe('kept');
  expect(await ask('a', 'ko')).toBe('anew');
  expect(await ask('b', 'ja')).toBe('anew');
});

test('a page gets no answer that is kept for who stated their age', async () => {
  const ask = await pageCall(`adult ja ${productDelivery.path}?product_id=a&number=1`);
  expect(await ask('a', 'ja')).toBe('anew');
});

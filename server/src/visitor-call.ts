import { wireNames, type Locale } from '@tradewind/contract/base/locales';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import type { FastifyInstance } from 'fastify';
import type { PublicCache } from './base/cache/public-cache.ts';
import { nameForVisitors } from './base/http/public-endpoints.ts';

/**
 * Calls endpoints as a visitor, to render pages. The call gets an answer that is kept for visitors, or runs through the
 * whole request pipeline without a socket, so a page can't show more than the API answers.
 */
export function visitorCall(app: FastifyInstance, kept: Pick<PublicCache, 'known'>) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { locale }: { locale: Locale },
  ): Promise<OutputOf<E>> => {
    if (endpoint.method !== 'GET') throw new Error(`${endpoint.name} changes something; pages only read`);
    const given = Object.entries((input ?? {}) as object).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    const url = query.size > 0 ? `${endpoint.path}?${query}` : endpoint.path;
    const known = kept.known(nameForVisitors(locale, url));
    const text =
      known?.bytes.toString() ??
      (await app.inject({ method: 'GET', url, headers: { lang: wireNames[locale] } })).payload;
    const body = JSON.parse(text) as Envelope<OutputOf<E>>;
    // Not a Refusal, because its text is already translated; pages only read it.
    if ('refusal' in body) throw Object.assign(new Error(body.msg), { name: 'Refusal', code: body.refusal });
    return body.data;
  };
}

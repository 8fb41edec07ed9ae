import { wireNames, type Locale } from '@tradewind/contract/base/locales';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import type { FastifyInstance } from 'fastify';

/**
 * Calls endpoints as a visitor, to render pages. The call runs through the whole request pipeline without a socket, so a
 * page can't show more than the API answers.
 */
export function visitorCall(app: FastifyInstance) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { locale }: { locale: Locale },
  ): Promise<OutputOf<E>> => {
    if (endpoint.method !== 'GET') throw new Error(`${endpoint.name} changes something; pages only read`);
    const given = Object.entries((input ?? {}) as object).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    const response = await app.inject({
      method: 'GET',
      url: endpoint.path,
      query,
      headers: { lang: wireNames[locale] },
    });
    const body = response.json<Envelope<OutputOf<E>>>();
    // Not a Refusal, because its text is already translated; pages only read it.
    if ('refusal' in body) throw Object.assign(new Error(body.msg), { name: 'Refusal', code: body.refusal });
    return body.data;
  };
}

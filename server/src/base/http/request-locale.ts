import { negotiateLocale, parseLocale, type Locale } from '@tradewind/contract/base/locales';
import type { FastifyRequest } from 'fastify';

/** The language asked for: the header `lang`, else the browser's, else the installation's. */
export function localeOf(request: FastifyRequest, fallback: Locale): Locale {
  const { lang, 'accept-language': accepted } = request.headers;
  const asked = parseLocale(typeof lang === 'string' ? lang : null);
  if (asked) return asked;
  return negotiateLocale((accepted ?? '').split(',').map((part) => part.split(';')[0]!.trim())) ?? fallback;
}

import { negotiateLocale, readLocale, type Locale } from '@tradewind/contract/base/locales';
import type { FastifyRequest } from 'fastify';

/** The language of the answer: the header `lang`, else the browser's language, else that of the installation. */
export function localeOf(request: FastifyRequest, fallback: Locale): Locale {
  const { lang, 'accept-language': accepted } = request.headers;
  const requested = readLocale(typeof lang === 'string' ? lang : null);
  if (requested) return requested;
  return negotiateLocale((accepted ?? '').split(',').map((part) => part.split(';')[0]!.trim())) ?? fallback;
}

import type { Endpoint } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import { noticeText } from '@tradewind/contract/base/notice-texts';

const heads = new Map<string, string>();

/** Wraps serialised data into the envelope without parsing it. */
export function inEnvelope(endpoint: Endpoint, locale: Locale, data: string, now: Date): string {
  const notice = endpoint.notice ?? 'ok';
  let head = heads.get(`${notice} ${locale}`);
  if (!head) {
    head = `{"code":1,"msg":${JSON.stringify(noticeText(notice, locale))},"time":`;
    heads.set(`${notice} ${locale}`, head);
  }
  return `${head}${Math.floor(now.getTime() / 1000)},"data":${data}}`;
}

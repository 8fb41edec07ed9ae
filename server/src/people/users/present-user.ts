import { parseLocale, type Locale } from '@tradewind/contract/base/locales';
import { toWire } from '@tradewind/contract/base/money';
import type { UserInfo } from '@tradewind/contract/people/users';
import { languageOf } from './languages.ts';
import type { AccountSummary } from './users-deps.ts';
import type { Contact } from './users-queries.ts';

export function presentUser(
  person: Contact,
  { balance, order_counts, cart_count, notification_count }: AccountSummary,
  defaultLocale: Locale,
): UserInfo {
  const locale = parseLocale(person.locale);
  return {
    id: person.id,
    username: person.username,
    nickname: person.nickname,
    email: person.email ?? '',
    mobile: person.mobile ?? '',
    avatar: person.avatar,
    money: toWire(balance),
    have_pay: person.code_set_at ? 1 : 0,
    order_unpaid: order_counts.to_pay,
    order_unreceived: order_counts.on_the_way,
    order_counts,
    cart_count,
    notification_count,
    // Existing clients let this override what was chosen before signing in, so it stays empty until it was chosen here.
    lang: locale && languageOf(locale, defaultLocale),
    currency: person.currency ?? '',
  };
}

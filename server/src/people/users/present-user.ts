import { parseLocale } from '@tradewind/contract/base/locales';
import { toWire } from '@tradewind/contract/base/money';
import type { UserInfo } from '@tradewind/contract/people/users';
import { languageOf } from './languages.ts';
import type { AccountSummary } from './users-deps.ts';
import type { Contact } from './users-queries.ts';

export function presentUser(
  user: Contact,
  { balance, order_counts, cart_count, notification_count, message_count }: AccountSummary,
): UserInfo {
  const locale = parseLocale(user.locale);
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    email: user.email ?? '',
    mobile: user.mobile ?? '',
    avatar: user.avatar,
    money: toWire(balance),
    have_pay: user.code_set_at ? 1 : 0,
    order_unpaid: order_counts.to_pay,
    order_unreceived: order_counts.on_the_way,
    order_counts,
    cart_count,
    notification_count,
    message_count,
    // Existing clients let this override the language chosen before sign-in, so it stays empty until the account has one.
    lang: locale && languageOf(locale, locale),
    currency: user.currency ?? '',
    birthday: user.birthday ?? '',
  };
}

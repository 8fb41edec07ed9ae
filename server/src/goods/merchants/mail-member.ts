import { parseLocale, type Locale } from '@tradewind/contract/base/locales';
import type { Tx } from '../../base/db/database.ts';
import { contactOf, emailOf } from '../../people/users/index.ts';
import type { MailContent } from '../../platform/mail/index.ts';
import { nameOfShop } from './members-queries.ts';
import type { MerchantsDeps } from './merchants-deps.ts';

/** Mails a member of a shop, or who was one, if the account has a confirmed address. */
export async function mailMember(
  tx: Tx,
  { mails, defaultLocale }: Pick<MerchantsDeps, 'mails' | 'defaultLocale'>,
  { shopId, userId, at }: { shopId: string; userId: string; at: Date },
  { template, letterIn }: { template: string; letterIn: (locale: Locale, shop: string) => MailContent },
): Promise<void> {
  const [shop, person, { email, confirmed }] = await Promise.all([
    nameOfShop(tx, shopId),
    contactOf(tx, userId),
    emailOf(tx, userId),
  ]);
  if (!person || !email || !confirmed) return;
  const locale = parseLocale(person.locale) ?? defaultLocale;
  await mails.write(tx, [{ userId, to: email, locale, template, letter: letterIn(locale, shop) }], at);
}

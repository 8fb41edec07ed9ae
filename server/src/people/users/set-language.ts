import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { readLocale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { setLanguage as contract } from '@tradewind/contract/people/users';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { saveLanguage } from './users-store.ts';

/** Stores the language of a signed-in shopper; for a visitor only the browser stores it. @throws Refusal `language_unknown`. */
export async function setLanguage({ db }: Deps, { actor }: Call, input: ParsedInputOf<typeof contract>): Promise<null> {
  const locale = readLocale(input.lang_id) ?? readLocale(input.lang);
  if (!locale) refuse('language_unknown');
  if (actor) await db.transact((tx) => saveLanguage(tx, actor.userId, locale));
  return null;
}

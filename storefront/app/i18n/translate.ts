import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import { formatNumber } from './format.ts';
import type { Messages, TextKey, ValuesOf } from './messages.ts';

/** Says a text: `t('cart.items', { count: 3 })`. Only keys that exist, each with the values that its text names. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

type Values = Readonly<Record<string, string | number>>;

/** Texts of one language: values stand as `{name}`, plurals under `key_one` and `key_other` by the rules of the language. */
export const makeTranslate = (locale: Locale, messages: Messages): Translate =>
  translateBy(locale, (key) => messages[key]);

/** The same for texts that are looked up, wherever they are. */
export function translateBy(locale: Locale, textOf: (key: string) => string | undefined): Translate {
  return (key, ...[values]: [Values?]) => {
    const count = values?.['count'];
    const text =
      textOf(key) ??
      textOf(`${key}_${pluralRules(locale).select(Number(count ?? 0))}`) ??
      textOf(`${key}_other`) ??
      key;
    if (!values) return text;
    return fillText(text, typeof count === 'number' ? { ...values, count: formatNumber(locale, count) } : values);
  };
}

/** They are cached, because building them is slow. */
const knownRules = new Map<Locale, Intl.PluralRules>();

function pluralRules(locale: Locale): Intl.PluralRules {
  const rules = knownRules.get(locale) ?? new Intl.PluralRules(locale);
  knownRules.set(locale, rules);
  return rules;
}

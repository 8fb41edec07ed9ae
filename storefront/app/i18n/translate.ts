import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import { formatNumber } from './format.ts';
import type { Messages, TextKey, ValuesOf } from './messages.ts';

/** Says a text: `t('cart.items', { count: 3 })`. Only keys that exist, each with the values that its text names. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

type Values = Readonly<Record<string, string | number>>;

/** Texts of one language: values stand as `{name}`, plurals under `key_one` and `key_other` by the rules of the language. */
export function makeTranslate(locale: Locale, messages: Messages): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, ...[values]: [Values?]) => {
    const count = values?.['count'];
    const text =
      messages[key] ?? messages[`${key}_${plural.select(Number(count ?? 0))}`] ?? messages[`${key}_other`] ?? key;
    if (!values) return text;
    return fillText(text, typeof count === 'number' ? { ...values, count: formatNumber(locale, count) } : values);
  };
}

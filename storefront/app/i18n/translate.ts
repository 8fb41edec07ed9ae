import type { Locale } from '@tradewind/contract/base/locales';
import { formatNumber } from './format.ts';
import type { Messages, TextKey, ValuesOf } from './messages.ts';

/** Says a text: `t('cart.items', { count: 3 })`. Only keys that exist, each with the values that its text names. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

type Values = Readonly<Record<string, string | number>>;

/** Texts of one language: values stand as `{{name}}`, plurals under `key_one` and `key_other` by the rules of the language. */
export function makeTranslate(locale: Locale, messages: Messages): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, ...[values]: [Values?]) => {
    const count = Number(values?.['count'] ?? 0);
    const text = messages[key] ?? messages[`${key}_${plural.select(count)}`] ?? messages[`${key}_other`] ?? key;
    if (!values) return text;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return name === 'count' && typeof value === 'number' ? formatNumber(locale, value) : String(value);
    });
  };
}

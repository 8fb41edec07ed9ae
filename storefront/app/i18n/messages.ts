import type { Locale } from '@tradewind/contract/locales';
import type { messages as english } from './messages/en.ts';

/** Every text of one language by its flat key. */
export type Messages = Readonly<Record<string, string>>;

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
  ja: () => import('./messages/ja.ts'),
  ko: () => import('./messages/ko.ts'),
  th: () => import('./messages/th.ts'),
};

/** Loads one language; each is a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).messages;
}

type English = typeof english;

/** What `t` accepts: every key; `cart.items_one` and `cart.items_other` together are `cart.items`. */
export type TextKey = { [Key in keyof English]: Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key }[keyof English];

type EnglishText<Key extends TextKey> = Key extends keyof English ? English[Key] : Extract<English[`${Key}_other` & keyof English], string>;

type Names<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values that a text names, as the second argument of `t`; a plural always wants its `count`. */
export type ValuesOf<Key extends TextKey> = [Key] extends [keyof English]
  ? [Names<EnglishText<Key>>] extends [never]
    ? []
    : [values: Readonly<Record<Names<EnglishText<Key>>, string | number>>]
  : [values: Readonly<Record<Exclude<Names<EnglishText<Key>>, 'count'>, string | number>> & { readonly count: number }];

/** A key of a text that names no values, so that `t(key)` needs nothing else: for tables that name texts. */
export type MessageKey = {
  [Key in keyof English]: English[Key] extends `${string}{{${string}` ? never : Key extends `${string}_${'one' | 'other'}` ? never : Key;
}[keyof English];

/** What a route names as its title. */
export type TitleKey = Extract<MessageKey, `title.${string}`>;

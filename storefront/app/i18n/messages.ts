import type { Locale } from '@tradewind/contract/base/locales';
import type { messages as laterEnglish } from './messages/en.ts';
import type { messages as firstEnglish } from './messages/first/en.ts';

/** Texts of one language by their flat keys. */
export type Messages = Readonly<Record<string, string>>;

type Loaders = Record<Locale, () => Promise<{ messages: Messages }>>;

/** Texts of Home and the shell. Each set is a chunk of its own. */
const first: Loaders = {
  en: () => import('./messages/first/en.ts'),
  'zh-CN': () => import('./messages/first/zh-CN.ts'),
  ja: () => import('./messages/first/ja.ts'),
  ko: () => import('./messages/first/ko.ts'),
  th: () => import('./messages/first/th.ts'),
};

/** Texts of all other screens, loaded with the first of them that is opened. */
const later: Loaders = {
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
  ja: () => import('./messages/ja.ts'),
  ko: () => import('./messages/ko.ts'),
  th: () => import('./messages/th.ts'),
};

/** The source files of a language's two sets. */
export const messageSources = (locale: Locale) => ({
  first: `app/i18n/messages/first/${locale}.ts`,
  later: `app/i18n/messages/${locale}.ts`,
});

/** Loads the texts of the first view. */
export const loadFirstMessages = async (locale: Locale): Promise<Messages> => (await first[locale]()).messages;

/** Loads the texts of all other screens. */
export const loadLaterMessages = async (locale: Locale): Promise<Messages> => (await later[locale]()).messages;

/** Loads all texts of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [home, others] = await Promise.all([loadFirstMessages(locale), loadLaterMessages(locale)]);
  return { ...home, ...others };
}

type English = typeof firstEnglish & typeof laterEnglish;

/** What `t` accepts: every key; `cart.items_one` and `cart.items_other` together are `cart.items`. */
export type TextKey = {
  [Key in keyof English]: Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
}[keyof English];

type EnglishText<Key extends TextKey> = Key extends keyof English
  ? English[Key]
  : Extract<English[`${Key}_other` & keyof English], string>;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values that a text names, as the second argument of `t`; a plural always needs `count`. */
export type ValuesOf<Key extends TextKey> = [Key] extends [keyof English]
  ? [Names<EnglishText<Key>>] extends [never]
    ? []
    : [values: Readonly<Record<Names<EnglishText<Key>>, string | number>>]
  : [values: Readonly<Record<Exclude<Names<EnglishText<Key>>, 'count'>, string | number>> & { readonly count: number }];

/** Keys of texts without values, so that `t(key)` needs no second argument: for tables of texts. */
export type MessageKey = {
  [Key in keyof English]: English[Key] extends `${string}{${string}`
    ? never
    : Key extends `${string}_${'one' | 'other'}`
      ? never
      : Key;
}[keyof English];

/** Keys of screen titles. */
export type TitleKey = Extract<MessageKey, `title.${string}`>;

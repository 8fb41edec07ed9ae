import type { Locale } from '@tradewind/contract/locales';
import type { messages as english } from './messages/en.ts';

/** Every text of one language by its flat key. */
export type Messages = Readonly<Record<string, string>>;

type English = typeof english;

/** A key of a text without placeholders, so that `t(key)` needs nothing else: for tables that name texts. */
export type MessageKey = {
  [Key in keyof English]: English[Key] extends `${string}{{${string}` ? never : Key;
}[keyof English];

/** What a route names as its title. */
export type TitleKey = Extract<MessageKey, `title.${string}`>;

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

import type { Locale } from '@tradewind/contract/locales';
import type { ParseKeys } from 'i18next';

/** Every text of one language by its flat key. */
export type Messages = Readonly<Record<string, string>>;

/** A key of a text without placeholders or plurals, e.g. what a route names as its title. */
export type MessageKey = ParseKeys;

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

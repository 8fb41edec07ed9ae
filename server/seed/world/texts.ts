import type { Texts } from '@tradewind/contract/base/locales';

export const texts = (en: string, zh: string, ja: string, ko: string, th: string): Texts => ({
  en,
  'zh-CN': zh,
  ja,
  ko,
  th,
});

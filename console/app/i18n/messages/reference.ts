import type { Locale } from '@tradewind/contract/base/locales';

/** What a support request names an answer by, outside of React. */
export const referenceTexts: Readonly<Record<Locale, (id: string) => string>> = {
  en: (id) => `Reference: ${id}`,
  'zh-CN': (id) => `参考编号：${id}`,
  ja: (id) => `参照番号：${id}`,
  ko: (id) => `참조 번호: ${id}`,
  th: (id) => `รหัสอ้างอิง: ${id}`,
};

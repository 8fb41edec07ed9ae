import { z } from 'zod';
import { text } from './fields.ts';

/** A typed text in each language; an empty one falls back to another language. */
export const inEveryLanguage = (max: number) => {
  const one = text(max, 0).default('');
  return z.object({ en: one, 'zh-CN': one, ja: one, ko: one, th: one });
};

/** A text in every language, as answers contain it; empty where there is none. */
export const textInEveryLanguage = z.object({
  en: z.string(),
  'zh-CN': z.string(),
  ja: z.string(),
  ko: z.string(),
  th: z.string(),
});

/** The five languages by their standard tags, in the order in which they are offered. */
export const locales = ['en', 'zh-CN', 'ja', 'ko', 'th'] as const;
export type Locale = (typeof locales)[number];

/** One text in every language; a missing language does not compile. */
export type Texts = Readonly<Record<Locale, string>>;

/** Used when neither a stored setting nor the browser names one of the five. */
export const fallbackLocale: Locale = 'zh-CN';

/** The wire's names of the languages (`file_name`), as existing clients spell them. */
export const wireNames: Texts = { en: 'en', 'zh-CN': 'zh-CN', ja: 'ri', ko: 'han', th: 'tai' };

const bySpelling = new Map<string, Locale>(
  locales.flatMap((locale) => [
    [locale.toLowerCase(), locale],
    [wireNames[locale].toLowerCase(), locale],
  ]),
);

/** Parses the wire's name or the standard tag, in any case; null for anything else. */
export function parseLocale(spelling: string | undefined | null): Locale | null {
  return spelling ? (bySpelling.get(spelling.trim().toLowerCase()) ?? null) : null;
}

/** The best of the five for a browser's `Accept-Language` or `navigator.languages`; null when it asks for none of them. */
export function negotiateLocale(wanted: readonly string[]): Locale | null {
  for (const tag of wanted.map((spelling) => spelling.trim())) {
    const exact = parseLocale(tag);
    if (exact) return exact;
    const language = tag.split(/[-_]/)[0]?.toLowerCase();
    const near = locales.find((locale) => locale.split('-')[0] === language);
    if (near) return near;
  }
  return null;
}

/** Reads what a client names as its language: as `parseLocale`, or a tag of one of the five with a region, as `zh-TW`. */
export const readLocale = (tag: string | undefined | null): Locale | null => (tag ? negotiateLocale([tag]) : null);

/** The text in the requested language, else English, else Chinese, else any. */
export function pickText(texts: Partial<Record<Locale, string>>, locale: Locale): string {
  return texts[locale] || texts.en || texts['zh-CN'] || Object.values(texts).find(Boolean) || '';
}

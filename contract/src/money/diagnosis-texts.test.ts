import { describe, expect, it } from 'vitest';
import { depositStateTexts } from './deposit-texts.ts';
import { verdictTexts } from './diagnosis-texts.ts';
import { namesIn } from '../base/fill-text.ts';
import { locales } from '../base/locales.ts';
import { networkTexts } from './network-texts.ts';

describe.each(Object.entries({ ...verdictTexts, ...networkTexts, ...depositStateTexts }))(
  'the texts of %s',
  (_, texts) => {
    it('name the same details in every language, and differ', () => {
      for (const locale of locales) {
        expect(texts[locale].trim()).toBe(texts[locale]);
        expect(namesIn(texts[locale])).toEqual(namesIn(texts.en));
      }
      expect(new Set(locales.map((locale) => texts[locale])).size).toBe(locales.length);
    });
  },
);

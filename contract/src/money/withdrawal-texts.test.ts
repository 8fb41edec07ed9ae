import { describe, expect, it } from 'vitest';
import { namesIn } from '../base/fill-text.ts';
import { locales } from '../base/locales.ts';
import { withdrawalLabels, withdrawalMarks, withdrawalMessages } from './withdrawal-texts.ts';

const groups = {
  ...withdrawalLabels,
  ...withdrawalMarks,
  ...Object.fromEntries(Object.entries(withdrawalMessages).map(([name, texts]) => [`message ${name}`, texts])),
};

describe.each(Object.entries(groups))('the texts of %s', (_, texts) => {
  it('name the same details in every language, and differ', () => {
    for (const locale of locales) {
      expect(texts[locale].trim()).toBe(texts[locale]);
      expect(namesIn(texts[locale])).toEqual(namesIn(texts.en));
    }
    expect(new Set(locales.map((locale) => texts[locale])).size).toBeGreaterThanOrEqual(4);
  });
});

it('labels fit their badge and differ from each other', () => {
  for (const locale of locales) {
    const labels = Object.values(withdrawalLabels).map((texts) => texts[locale]);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(18);
  }
});

import { locales, pickText, type Locale } from '@tradewind/contract/base/locales';
import type { StoredOption } from '../../base/db/tables.ts';

/** The chosen option values of a SKU, joined with `|`, in every language. Empty texts for a product without options. */
export type OptionNames = Record<Locale, string>;

/**
 * The option values of a SKU as text in every language, as orders store it and lists show it.
 *
 * @param choice one value code per option, in the order of the options.
 */
export function specTexts(options: readonly StoredOption[], choice: readonly string[]): OptionNames {
  return Object.fromEntries(locales.map((locale) => [locale, specText(options, choice, locale)])) as OptionNames;
}

/** The option values of a SKU as text in one language. */
export function specText(options: readonly StoredOption[], choice: readonly string[], locale: Locale): string {
  return options
    .map((option, index) => {
      const value = option.values.find(({ code }) => code === choice[index]);
      return value ? pickText(value.texts, locale) : (choice[index] ?? '');
    })
    .join('|');
}

/**
 * Finds the SKU by its option texts, e.g. `Red|M`, in any of the five languages; the language `first` takes precedence.
 *
 * @returns null unless the text names exactly one SKU completely.
 */
export function skuBySpec<Row extends { choice: readonly string[] }>(
  options: readonly StoredOption[],
  rows: readonly Row[],
  spec: string,
  first?: Locale,
): Row | null {
  const wanted = normalized(spec);
  const inOrder = first ? [first, ...locales.filter((locale) => locale !== first)] : locales;
  const named = inOrder.map((locale) =>
    rows.filter((row) => normalized(specText(options, row.choice, locale)) === wanted),
  );
  if (first && named[0]?.length === 1) return named[0][0]!;
  const different = new Set(named.flat());
  return different.size === 1 ? [...different][0]! : null;
}

const normalized = (spec: string): string =>
  spec
    .normalize('NFC')
    .split('|')
    .map((part) => part.trim())
    .join('|');

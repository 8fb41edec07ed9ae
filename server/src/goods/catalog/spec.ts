import { locales, pickText, type Locale } from '@tradewind/contract/base/locales';
import type { StoredOption } from '../../base/db/tables.ts';

/** The chosen values of a combination, joined with `|`, in every language. Empty where nothing is to be chosen. */
export type OptionNames = Record<Locale, string>;

/**
 * A combination in words, as orders keep it and lists show it.
 *
 * @param choice one value code per option, in the order of the options.
 */
export function specTexts(options: readonly StoredOption[], choice: readonly string[]): OptionNames {
  return Object.fromEntries(locales.map((locale) => [locale, specText(options, choice, locale)])) as OptionNames;
}

/** A combination in the words of one language. */
export function specText(options: readonly StoredOption[], choice: readonly string[], locale: Locale): string {
  return options
    .map((option, index) => {
      const value = option.values.find(({ code }) => code === choice[index]);
      return value ? pickText(value.texts, locale) : (choice[index] ?? '');
    })
    .join('|');
}

/**
 * Finds the combination that a client spelled out, e.g. `Red|M`, in whichever of the five languages it was shown. Only
 * a whole, existing combination counts, and one that the same words could not name twice; the language given goes first.
 */
export function skuBySpec<Row extends { choice: readonly string[] }>(
  options: readonly StoredOption[],
  rows: readonly Row[],
  spec: string,
  first?: Locale,
): Row | null {
  const wanted = spelled(spec);
  const inOrder = first ? [first, ...locales.filter((locale) => locale !== first)] : locales;
  const named = inOrder.map((locale) =>
    rows.filter((row) => spelled(specText(options, row.choice, locale)) === wanted),
  );
  if (first && named[0]?.length === 1) return named[0][0]!;
  const different = new Set(named.flat());
  return different.size === 1 ? [...different][0]! : null;
}

const spelled = (spec: string): string =>
  spec
    .normalize('NFC')
    .split('|')
    .map((part) => part.trim())
    .join('|');

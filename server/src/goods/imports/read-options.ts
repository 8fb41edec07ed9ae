import { locales, type Locale } from '@tradewind/contract/base/locales';
import { productLimits } from '@tradewind/contract/goods/product-form';
import type { LocalTexts, StoredOption } from '../../base/db/tables.ts';
import type { CellKey, Field } from './columns.ts';
import type { ProductRows } from './group-rows.ts';
import { columnFor, hasTexts, readTexts, type Reading } from './read-texts.ts';
import type { FileRow } from './read-rows.ts';

const names = ['option1_name', 'option2_name', 'option3_name'] as const satisfies Field[];
const values = ['option1_value', 'option2_value', 'option3_value'] as const satisfies Field[];

export interface ReadOptions {
  options: StoredOption[];
  /** The choice of a row; null where it names none, or not all of it. */
  choiceOf(row: FileRow): string[] | null;
  /** Whether the number of options stays, so that other variants of the product can stay too. */
  fits: boolean;
}

/**
 * Reads the options of a product and which values its rows choose. A value is one of the product's when it reads the same in
 * a language that both have; it then keeps its code, colour sample and picture. Values that no row names stay.
 */
export function readOptions(reading: Reading, { rows }: ProductRows, before: readonly StoredOption[]): ReadOptions {
  const { cells, issues } = reading;
  const first = rows[0]!;
  if (!values.some((field) => hasTexts(reading, field)))
    return { options: [...before], choiceOf: () => (before.length === 0 ? [] : null), fits: true };
  const textOf = (row: FileRow, field: Field) =>
    locales
      .map((locale) => columnFor(reading, field, locale))
      .map((key) => (key ? cells.text(row, key) : ''))
      .find(Boolean) ?? '';
  const isUsed = (at: number) =>
    rows.some(
      (row) => textOf(row, values[at]!) !== '' && !isDefault(textOf(first, names[at]!), textOf(row, values[at]!)),
    );
  const used = [0, 1, 2].filter(isUsed);
  // A file of codes and prices alone may have empty columns for options.
  if (used.length === 0 && rows.every((row) => values.every((field) => textOf(row, field) === '')) && before.length > 0)
    return { options: [...before], choiceOf: () => null, fits: true };

  const fits = used.length === before.length;
  const options = used.map((field, place): StoredOption => {
    const old = fits ? before[place]! : { names: {}, values: [] };
    const option = {
      names: hasTexts(reading, names[field]!)
        ? readTexts(reading, first, names[field]!, { before: old.names, limit: 60 })
        : old.names,
      values: old.values.map((value) => ({ ...value })),
    };
    if (!Object.values(option.names).some(Boolean)) issues.add(first, names[field]!, 'option_name_missing');
    return option;
  });
  const choices = new Map<FileRow, string[]>();
  for (const row of rows) {
    const choice = used.map((field, place) => valueOf(reading, row, values[field]!, options[place]!));
    if (choice.every((code) => code !== null)) choices.set(row, choice);
    else if (choice.some((code) => code !== null))
      issues.add(row, values[used[choice.indexOf(null)]!]!, 'option_missing');
  }
  options.forEach((option, place) => {
    if (option.values.length > productLimits.values)
      issues.add(first, values[used[place]!]!, 'too_many_values', productLimits.values);
  });
  return { options, choiceOf: (row) => choices.get(row) ?? null, fits };
}

/** What Shopify writes for a product without options. */
const isDefault = (name: string, value: string): boolean =>
  value === 'Default Title' && (name === '' || name === 'Title');

/** The code of the value that a row chooses, which is added to the option if it is new; null for an empty cell. */
function valueOf(reading: Reading, row: FileRow, field: Field, option: StoredOption): string | null {
  const given: [Locale, CellKey, string][] = locales.flatMap((locale) => {
    const key = columnFor(reading, field, locale);
    return key ? [[locale, key, reading.cells.text(row, key)] as [Locale, CellKey, string]] : [];
  });
  const written = given.filter(([, , text]) => text !== '');
  if (written.length === 0) return null;
  for (const [, key, text] of written) {
    if (text.includes('|')) reading.issues.add(row, key, 'option_invalid');
    if (text.length > 80) reading.issues.add(row, key, 'cell_too_long', 80);
  }
  const readsAlike = (texts: LocalTexts) =>
    written.some(([locale, , text]) => texts[locale] === text) &&
    written.every(([locale, , text]) => !texts[locale] || texts[locale] === text);
  const known = option.values.find(({ texts }) => readsAlike(texts));
  if (known) {
    const missing = written.filter(([locale]) => !known.texts[locale]);
    if (missing.length > 0)
      known.texts = { ...known.texts, ...Object.fromEntries(missing.map(([locale, , text]) => [locale, text])) };
    return known.code;
  }
  const texts: LocalTexts = Object.fromEntries(written.map(([locale, , text]) => [locale, text]));
  const code = newCode(texts.en ?? written[0]![2], option);
  option.values.push({ code, texts, swatch: null, image: null });
  return code;
}

/** A code of Latin letters and digits that the option does not have yet. */
function newCode(text: string, { values: others }: StoredOption): string {
  const plain =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'v';
  for (let number = 1; ; number += 1) {
    const code = number === 1 && plain !== 'v' ? plain : `${plain}${plain === 'v' ? '' : '-'}${number}`;
    if (!others.some((other) => other.code === code)) return code;
  }
}

import { sql, type RawBuilder } from 'kysely';
import { handlingColumns, presentHandling, type Handling, type HandlingRow } from '../../goods/shops/index.ts';
import { dutyRulesAsJson, isDutyUnknown, readDutyRule, type DutyRule, type StoredDutyRule } from '../duties/index.ts';
import { freightAsJson, readOptions, type FreightOption, type StoredOption } from '../freight/index.ts';

/** On which terms a shop sends to a destination. */
export interface TermsOfShop {
  readonly options: FreightOption[];
  readonly rules: DutyRule[];
  /** No duty rule is kept of its parcels, so that customs may charge. */
  readonly isDutyUnknown: boolean;
  readonly handling: Handling;
  readonly country: string;
}

/**
 * SQL of the columns that `termsByShop` reads, of rows of a shop `h`, several for one shop.
 *
 * @param country the destination; empty while it is unknown
 * @param isFirst a condition for one row of each shop, which has the lists
 */
export const termsColumns = (country: RawBuilder<string>, isFirst: RawBuilder<boolean>, now: Date) => {
  const ofShop = sql<string>`h.country`;
  return sql`h.country, ${handlingColumns}, ${isDutyUnknown(ofShop, country, now)} as is_duty_unknown,
    case when ${isFirst} then ${freightAsJson(sql`h.id`, country)} end as options,
    case when ${isFirst} then ${dutyRulesAsJson(ofShop, country, now)} end as rules`;
};

export interface TermsRow extends HandlingRow {
  shop_id: string;
  country: string;
  is_duty_unknown: boolean;
  /** null: those of the shop are in another row. */
  options: StoredOption[] | null;
  rules: StoredDutyRule[] | null;
}

export const termsByShop = (rows: readonly TermsRow[]): Map<string, TermsOfShop> =>
  new Map(
    rows.flatMap((row) => (row.options && row.rules ? [[row.shop_id, presentTerms(row, row.options, row.rules)]] : [])),
  );

const presentTerms = (row: TermsRow, options: StoredOption[], rules: StoredDutyRule[]): TermsOfShop => ({
  options: readOptions(options),
  rules: rules.map(readDutyRule),
  isDutyUnknown: row.is_duty_unknown,
  handling: presentHandling(row),
  country: row.country,
});

/** One of the terms of each shop, by the id of the shop. */
export const ofEachShop = <Part extends keyof TermsOfShop>(
  terms: ReadonlyMap<string, TermsOfShop>,
  part: Part,
): Map<string, TermsOfShop[Part]> => new Map([...terms].map(([id, ofShop]) => [id, ofShop[part]]));

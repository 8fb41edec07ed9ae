/** The member states of the European Union. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The European Economic Area, whose law protects consumers alike. */
const eeaCountries: readonly string[] = [...euCountries, 'IS', 'LI', 'NO'];

/**
 * In how many days after the delivery a consumer may withdraw from a contract without a reason, by destination: Directive
 * 2011/83/EU in the European Economic Area, the Consumer Contracts Regulations 2013 in the United Kingdom.
 */
const daysToRevoke: ReadonlyMap<string, number> = new Map(
  [...eeaCountries, 'GB'].map((country) => [country, 14] as const),
);

/** The countries that give a right of withdrawal, by its days. */
export const countriesByRevocationDays = (): [days: number, countries: string[]][] =>
  [...new Set(daysToRevoke.values())].map((days) => [
    days,
    [...daysToRevoke].flatMap(([country, given]) => (given === days ? [country] : [])),
  ]);

/** The days of the right of withdrawal in a country; null where the law gives none. */
export const revocationDaysIn = (country: string): number | null => daysToRevoke.get(country) ?? null;

import { toWire, usd } from '@tradewind/contract/base/money';
import { sql, type Selectable } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { FreightOptions } from '../../base/db/schema.ts';
import type { DeliveryTerms } from '../../goods/catalog/index.ts';
import { freightFor, optionFor } from './freight.ts';
import { readOption, readOptions } from './freight-queries.ts';
import { elsewhere } from './freight-store.ts';

interface Zone {
  readonly countries: readonly string[];
  readonly options: readonly Selectable<FreightOptions>[];
}

/** The terms on which a shop delivers, for the pages of its products. */
export async function deliveryTerms(read: Read, shopId: string): Promise<DeliveryTerms> {
  const rows = await read
    .selectFrom((eb) =>
      eb
        .selectFrom('freight_countries')
        .select(['zone_id', sql<string[]>`array_agg(country order by country)`.as('countries')])
        .where('shop_id', '=', shopId)
        .groupBy('zone_id')
        .as('z'),
    )
    .innerJoin('freight_options as o', 'o.zone_id', 'z.zone_id')
    .selectAll('o')
    .select('z.countries')
    .orderBy(sql`z.countries[1]`)
    .execute();
  const zones: Zone[] = [...Map.groupBy(rows, (row) => row.zone_id).values()].map((options) => ({
    countries: options[0]!.countries,
    options,
  }));
  return { freight: standardFreight(zones), shippingOf: shippingBy(zones) };
}

/** The standard freight to countries that no zone names. */
function standardFreight(zones: readonly Zone[]): DeliveryTerms['freight'] {
  const rest = zones.find(({ countries }) => countries.includes(elsewhere));
  const option = rest && optionFor(readOptions(rest.options));
  return option
    ? { first: option.first.minor, next: option.next.minor, freeOver: option.freeOver?.minor ?? null }
    : null;
}

function shippingBy(zones: readonly Zone[]): DeliveryTerms['shippingOf'] {
  const standard = zones.flatMap(({ countries, options }) => {
    const row = options.find(({ kind }) => kind === 'standard');
    return row ? [{ countries, option: readOption(row) }] : [];
  });
  return ({ weight_grams: grams, min_price: price, not_sent_to: excluded }) =>
    standard.map(({ countries, option }) => {
      const named = countries.filter((country) => country !== elsewhere);
      return {
        countries: named,
        not_to:
          named.length === countries.length ? excluded.filter((country) => named.includes(country)) : [...excluded],
        price: toWire(freightFor(option, { pieces: 1, grams, goods: usd(price) })),
        days_from: option.daysFrom,
        days_to: option.daysTo,
      };
    });
}

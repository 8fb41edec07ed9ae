import type { Tx } from '../../base/db/database.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { handlingOf } from '../../goods/shops/index.ts';
import { restrictionsOf } from '../../goods/catalog/index.ts';
import { findAddresses, type StoredAddress } from '../../people/addresses/index.ts';
import { dutyRulesTo, shopsOfUnknownDuty } from '../duties/index.ts';
import { freightTo } from '../freight/index.ts';

/** What a shopper orders, and where to. */
interface Wanted {
  readonly userId: string;
  readonly addressId: string;
  readonly skuIds: readonly string[];
  readonly shopIds: readonly string[];
  readonly now: Date;
}

type Options = Awaited<ReturnType<typeof freightTo>>;
type Rules = Awaited<ReturnType<typeof dutyRulesTo>>;

interface TermsOfAddress {
  readonly options: Options;
  readonly rules: Rules;
  /** Shops of whose parcels no duty rule is kept, so that customs may charge. */
  readonly unknownDuty: ReadonlySet<string>;
}

/** What the goods of an order may be sent to and how soon, and what it costs to its address; nothing of that without an address. */
export async function readTerms(tx: Tx, wanted: Wanted) {
  const { address, ...ofGoods } = await readAddressAndGoods(tx, wanted);
  const { shopIds, now } = wanted;
  const ofAddress = address && (await readTermsOfAddress(tx, { country: address.country, shopIds, now }));
  return { ...ofGoods, ...(ofAddress ?? nowhere()), address };
}

const nowhere = (): TermsOfAddress => ({ options: new Map(), rules: new Map(), unknownDuty: new Set() });

interface AddressAndGoods {
  readonly address: StoredAddress | null;
  readonly restrictions: Awaited<ReturnType<typeof restrictionsOf>>;
  readonly handlings: Awaited<ReturnType<typeof handlingOf>>;
}

/** One of each shopper. */
const readAddressAndGoods = together(async (tx, all: readonly Wanted[]): Promise<AddressAndGoods[]> => {
  const [addresses, restrictions, handlings] = await Promise.all([
    findAddresses(tx, all),
    restrictionsOf(tx, distinct(all.flatMap(({ skuIds }) => skuIds)), latest(all)),
    handlingOf(tx, distinct(all.flatMap(({ shopIds }) => shopIds))),
  ]);
  return all.map((_, index) => ({ address: addresses[index]!, restrictions, handlings }));
});

interface Parcels {
  readonly country: string;
  readonly shopIds: readonly string[];
  readonly now: Date;
}

const readTermsOfAddress = together(async (tx, all: readonly Parcels[]): Promise<TermsOfAddress[]> => {
  const byCountry = await Promise.all(
    [...Map.groupBy(all, ({ country }) => country)].map(async ([country, some]) => {
      const shopIds = distinct(some.flatMap((one) => one.shopIds));
      const [options, rules, unknownDuty] = await Promise.all([
        freightTo(tx, shopIds, { country }),
        dutyRulesTo(tx, shopIds, { country }, latest(some)),
        shopsOfUnknownDuty(tx, shopIds, { country }, latest(some)),
      ]);
      return [country, { options, rules, unknownDuty }] as const;
    }),
  );
  const terms = new Map(byCountry);
  // Options are changed by whoever gets them.
  return all.map(({ country }) => ({ ...terms.get(country)!, options: new Map(terms.get(country)!.options) }));
});

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** The moment of the last of some acts that run together. */
const latest = (acts: readonly { readonly now: Date }[]): Date =>
  new Date(Math.max(...acts.map(({ now }) => now.getTime())));

import { locales } from '@tradewind/contract/base/locales';
import { usd } from '@tradewind/contract/base/money';
import type { Database, Tx } from '../src/base/db/database.ts';
import type { LocalTexts, StoredFact, StoredOption } from '../src/base/db/tables.ts';
import { newId } from '../src/base/ids/ids.ts';
import { writeZones } from '../src/trade/freight/index.ts';
import { createProduct, storeDefaultCategories } from '../src/goods/catalog/index.ts';
import { indexStoredProducts } from '../src/goods/search/index.ts';
import { openShop } from '../src/goods/shops/index.ts';
import { createUser } from '../src/people/users/index.ts';

export interface BuiltShop {
  id: string;
  name: string;
}

export interface BuiltSku {
  id: string;
  /** One value code per option. */
  choice: string[];
  price: bigint;
  stock: number;
}

export interface BuiltProduct {
  id: string;
  shopId: string;
  titles: LocalTexts;
  options: StoredOption[];
  /** In the order of the combinations; a product without options has one. */
  skus: BuiltSku[];
}

export interface ShopFields {
  name?: string;
  status?: 'open' | 'closed';
  sales?: number;
  slogans?: LocalTexts;
  avatar?: string;
  /** Freight of one parcel to anywhere, in US cents; null for a shop that delivers nowhere. */
  freight?: { first: bigint; next: bigint; freeOver: bigint | null } | null;
}

export interface ProductFields {
  /** A new shop when absent. */
  shop?: BuiltShop;
  category?: string;
  /** One text for all languages, or a text by language. */
  title?: string | LocalTexts;
  summary?: string | LocalTexts;
  description?: string | LocalTexts;
  facts?: StoredFact[];
  /** `{ Colour: ['Red', 'Blue'] }`, or options with texts by language; every combination is made. */
  options?: Record<string, string[]> | StoredOption[];
  /** US cents, of every combination that `skus` does not name. */
  price?: bigint;
  listPrice?: bigint | null;
  stock?: number;
  /** Differences by value codes joined with `|`; null leaves the combination out. */
  skus?: Record<
    string,
    { price?: bigint; listPrice?: bigint | null; stock?: number; image?: string; code?: string } | null
  >;
  status?: 'on_sale' | 'off_sale';
  adult?: boolean;
  sales?: number;
  images?: string[];
  createdAt?: Date;
}

const perPiece = { kind: 'standard', daysFrom: 5, daysTo: 9, measure: 'pieces', firstSize: 1, nextSize: 1 } as const;

let counter = 0;

/** A shop that delivers everywhere. */
export async function buildShop(db: Database, wanted: ShopFields = {}): Promise<BuiltShop> {
  counter += 1;
  const id = newId();
  const name = wanted.name ?? `Shop ${counter}`;
  const freight = wanted.freight === undefined ? { first: 500n, next: 200n, freeOver: null } : wanted.freight;
  await db.transact(async (tx) => {
    await openShop(tx, {
      id,
      name,
      slug: `shop-${id}`,
      slogans: wanted.slogans ?? everywhere(`${name} slogan`),
      abouts: everywhere(`About ${name}`),
      cities: everywhere('Lisbon'),
      country: 'PT',
      since: 1987,
      avatar: wanted.avatar ?? `/media/${id}.webp`,
      tone: 'sea',
      status: wanted.status ?? 'open',
      openedAt: new Date(),
    });
    if (wanted.sales !== undefined)
      await tx.updateTable('shops').set({ sales: wanted.sales }).where('id', '=', id).execute();
    if (!freight) return;
    await writeZones(tx, id, [
      {
        id: newId(),
        countries: ['*'],
        options: [
          {
            ...perPiece,
            first: usd(freight.first),
            next: usd(freight.next),
            freeOver: freight.freeOver === null ? null : usd(freight.freeOver),
          },
        ],
      },
    ]);
  });
  return { id, name };
}

/** A product with every combination of its options, found by search, and the shop and categories that it needs. */
export async function buildProduct(db: Database, wanted: ProductFields = {}): Promise<BuiltProduct> {
  const shop = wanted.shop ?? (await buildShop(db));
  counter += 1;
  const id = newId();
  const titles = textsOf(wanted.title ?? `Product ${counter}`);
  const options = optionsOf(wanted.options ?? []);
  const image = `/media/${id}.webp`;
  const skus = combinationsOf(options).flatMap((choice) => {
    const own = wanted.skus?.[choice.join('|')];
    if (own === null) return [];
    const { price = 1_000n, listPrice = null, stock = 10 } = wanted;
    return [{ id: newId(), choice, price, listPrice, stock, ...own }];
  });
  await db.transact(async (tx) => {
    await ensureCategories(tx);
    await createProduct(
      tx,
      {
        id,
        shopId: shop.id,
        category: wanted.category ?? 'family',
        titles,
        summaries: textsOf(wanted.summary ?? ''),
        descriptions: textsOf(wanted.description ?? ''),
        facts: wanted.facts ?? [],
        options,
        skus,
        image,
        images: wanted.images ?? [image],
        weightGrams: 300,
        status: wanted.status ?? 'on_sale',
        createdAt: wanted.createdAt ?? new Date(),
        ...(wanted.adult !== undefined && { adult: wanted.adult }),
      },
      indexStoredProducts,
    );
    if (wanted.sales !== undefined)
      await tx.updateTable('products').set({ sales: wanted.sales }).where('id', '=', id).execute();
  });
  return {
    id,
    shopId: shop.id,
    titles,
    options,
    skus: skus.map(({ id, choice, price, stock }) => ({ id, choice, price, stock })),
  };
}

/** The stock of a SKU. */
export async function stockOf(db: Database, skuId: string): Promise<number> {
  return (await db.read.selectFrom('skus').select('stock').where('id', '=', skuId).executeTakeFirstOrThrow()).stock;
}

/** Inserts a shopper's row, for tests that need no password. */
export async function buildShopperRow(db: Database): Promise<string> {
  const id = newId();
  const username = `u${id.replaceAll('-', '').slice(-28)}`;
  const user = { id, username, nickname: 'Someone', passwordHash: '-', createdAt: new Date() };
  return db.transact((tx) => createUser(tx, user));
}

/** Stores the fourteen categories once. */
export async function ensureCategories(tx: Tx): Promise<void> {
  if (await tx.selectFrom('categories').select('code').limit(1).executeTakeFirst()) return;
  await storeDefaultCategories(tx, (code) => `/media/categories/${code}.webp`);
}

const everywhere = (text: string): LocalTexts => Object.fromEntries(locales.map((locale) => [locale, text]));

const textsOf = (given: string | LocalTexts): LocalTexts =>
  typeof given === 'string' ? (given ? everywhere(given) : {}) : given;

const optionsOf = (given: Record<string, string[]> | StoredOption[]): StoredOption[] =>
  Array.isArray(given)
    ? given
    : Object.entries(given).map(([name, values]) => ({
        names: everywhere(name),
        values: values.map((value) => ({
          code: value.toLowerCase(),
          texts: everywhere(value),
          swatch: null,
          image: null,
        })),
      }));

const combinationsOf = (options: readonly StoredOption[]): string[][] =>
  options.reduce<string[][]>(
    (all, { values }) => all.flatMap((choice) => values.map(({ code }) => [...choice, code])),
    [[]],
  );

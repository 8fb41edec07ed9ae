import { categoryCodes } from '@tradewind/contract/catalog';
import { locales } from '@tradewind/contract/locales';
import { sql } from 'kysely';
import { newId } from '../src/base/ids/ids.ts';
import type { Database, Tx } from '../src/base/db/database.ts';
import type { LocalTexts } from '../src/base/db/tables.ts';
import { indexStoredProducts, storeCategories } from '../src/catalog/index.ts';

const traits = 'light heavy quiet bright soft warm cool folding slim wide round tall woven carved brushed matte glossy waxed padded ribbed pocket travel garden winter summer studio kitchen harbour mountain midnight'.split(' ');
const stuffs = 'oak walnut linen cotton wool steel copper brass glass ceramic leather cork bamboo paper silk denim felt marble rattan titanium'.split(' ');
const things = 'kettle lamp chair jacket backpack bottle watch speaker keyboard blanket mirror basket knife bowl tent scarf ring clock puzzle robot camera charger cushion vase notebook umbrella wallet sandal teapot headphones'.split(' ');
const batch = 1_000;

/** Shops with freight rules and so many products with four combinations each, all of them found by search. */
export async function fillShelves(db: Database, count: number): Promise<void> {
  const shops = Array.from({ length: Math.max(12, Math.round(count / 250)) }, newId);
  await db.transact(async (tx) => {
    await storeCategories(tx, (code) => `/media/${code}.webp`);
    for (let at = 0; at < shops.length; at += batch) await openShops(tx, shops.slice(at, at + batch));
  });
  for (let at = 0; at < count; at += batch) {
    await db.transact((tx) => stock(tx, shops, at, Math.min(batch, count - at)));
  }
  await db.connection.unsafe('vacuum analyze');
}

async function openShops(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .insertInto('shops')
    .values(
      ids.map((id, index) => ({
        id, slug: `bench-${id}`, name: `House ${index}`, slogans: everywhere('Made to last'), abouts: everywhere('A shop for measurements'),
        cities: everywhere('Lisbon'), country: 'PT', since: 1987, avatar: '/media/a.webp', tone: 'sea', sales: index,
      })),
    )
    .execute();
  await tx.insertInto('freight_templates').values(ids.map((id) => ({ shop_id: id, first_price: 500n, next_price: 200n, free_over: 10_000n }))).execute();
}

async function stock(tx: Tx, shops: readonly string[], first: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const series = `${syllable(number * 7)}${syllable(number * 13)}${syllable(Math.floor(number / 40))}`;
    const title = `${series} ${pick(traits, number * 3)} ${pick(stuffs, number * 5)} ${pick(things, number)} ${number}`;
    return {
      id: newId(), slug: `bench-${number}-${newId()}`, shop_id: pick(shops, number * 31), category_code: pick(categoryCodes.filter((code) => code !== 'adult'), number),
      titles: { en: title, 'zh-CN': `${title} 便携家用` }, summaries: everywhere(`A ${title} that stays with you`), descriptions: everywhere('Made by hand in small numbers.\n\nRepaired for free.'),
      facts: [{ names: everywhere('Material'), values: everywhere(pick(stuffs, number * 5)) }],
      options: [
        { names: everywhere('Colour'), values: ['night', 'sand'].map((code) => ({ code, texts: everywhere(code), swatch: '#334455', image: null })) },
        { names: everywhere('Size'), values: ['S', 'L'].map((code) => ({ code, texts: everywhere(code), swatch: null, image: null })) },
      ],
      image: `/media/${number}.webp`, images: [`/media/${number}.webp`, `/media/${number}-2.webp`], weight_grams: 300, sales: (number * 7919) % 5_000,
    };
  });
  await tx.insertInto('products').values(rows).execute();
  await sql`
    insert into skus (id, product_id, position, choice, price, stock, image)
    select gen_random_uuid(), p.id, c.position, c.choice, 1000 + (p.sales % 50) * 100 + c.position, 500, p.image
    from products p cross join (values (0, '{night,S}'::text[]), (1, '{night,L}'), (2, '{sand,S}'), (3, '{sand,L}')) c (position, choice)
    where p.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  await indexStoredProducts(tx, rows.map(({ id }) => id));
}

const pick = <Item>(items: readonly Item[], number: number): Item => items[(number * 2_654_435_761) % items.length]!;
const syllable = (number: number): string => pick(['ka', 'mo', 'ri', 'ten', 'lu', 'vas', 'no', 'hei', 'por', 'sta', 'wen', 'qui'], number);
const everywhere = (text: string): LocalTexts => Object.fromEntries(locales.map((locale) => [locale, text]));

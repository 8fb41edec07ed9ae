import type { Read } from '../../base/db/database.ts';
import type { CategoryTree } from '../../goods/catalog/index.ts';

/** The paths of the categories that are shown to everybody. */
export const categoryPaths = ({ tops }: CategoryTree): string[] =>
  tops
    .flatMap((top) => [top, ...top.children])
    .filter(({ adult, hidden }) => !adult && !hidden)
    .map(({ code }) => `/search?category=${code}`);

/** Maximum number of addresses per file, by sitemaps.org. */
export const addressesPerFile = 50_000;

/** The number of files for the products and for the shops of one language. */
export async function countFiles(read: Read): Promise<{ products: number; shops: number }> {
  const [products, shops] = await Promise.all([
    shownProducts(read)
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
    openShops(read)
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const filesOf = ({ count }: { count: bigint }) => Math.ceil(Number(count) / addressesPerFile);
  return { products: filesOf(products), shops: filesOf(shops) };
}

/** The paths of one file's products; files are numbered from 1. */
export async function productPaths(read: Read, file: number): Promise<string[]> {
  const rows = await shownProducts(read)
    .select(['id', 'shop_id'])
    .orderBy('id')
    .limit(addressesPerFile)
    .offset((file - 1) * addressesPerFile)
    .execute();
  return rows.map(({ id, shop_id: shop }) => `/detail/${id}/${shop}`);
}

/** The paths of one file's shops; files are numbered from 1. */
export async function shopPaths(read: Read, file: number): Promise<string[]> {
  const rows = await openShops(read)
    .select('id')
    .orderBy('id')
    .limit(addressesPerFile)
    .offset((file - 1) * addressesPerFile)
    .execute();
  return rows.map(({ id }) => `/shop/${id}`);
}

/** Products on sale in open shops, without adult ones. */
const shownProducts = (read: Read) =>
  read
    .selectFrom('products')
    .where('status', '=', 'on_sale')
    .where('adult', '=', false)
    .where('shop_id', 'in', (eb) => eb.selectFrom('shops').select('id').where('status', '=', 'open'));

const openShops = (read: Read) => read.selectFrom('shops').where('status', '=', 'open');

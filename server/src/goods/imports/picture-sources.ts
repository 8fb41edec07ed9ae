import type { Read, Tx } from '../../base/db/database.ts';
import { isPrivateByName } from '../../base/http/outgoing.ts';
import { everyPictureOf, picturesOf, type LockedProduct } from '../catalog/index.ts';
import type { Cells, ProductRows } from './group-rows.ts';
import type { ResolvePicture } from './read-pictures.ts';

const longest = 2_000;

/**
 * What a file names as a picture, as a source that can be remembered: the address, or the content of a file in the ZIP.
 * `forbidden` is an address that names a computer of a private network.
 */
export function sourceOf(given: string, archive: Readonly<Record<string, string>>): string | 'unknown' | 'forbidden' {
  const name = given.split(/[/\\]/).at(-1)!.toLowerCase();
  if (Object.hasOwn(archive, name) && !/^https?:/i.test(given)) return `zip:${archive[name]}`;
  const url = given.length <= longest ? URL.parse(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return 'unknown';
  return isPrivateByName(url) ? 'forbidden' : url.href;
}

/** Everything that the rows of products name as pictures. */
export const namedPictures = (groups: readonly ProductRows[], cells: Cells): string[] => [
  ...new Set(
    groups.flatMap(({ rows }) => rows.flatMap((row) => [cells.text(row, 'image'), cells.text(row, 'variant_image')])),
  ),
];

/**
 * Returns how to find the pictures that a file names: a picture that the product has or had, else one that the shop got
 * from the same source before.
 *
 * @param failed sources that could not be fetched for a product
 */
export async function pictureResolver(
  read: Read,
  {
    shopId,
    archive,
    named,
    products,
  }: {
    shopId: string;
    archive: Readonly<Record<string, string>>;
    named: readonly string[];
    products: readonly LockedProduct[];
  },
): Promise<(product: LockedProduct | null, failed?: ReadonlySet<string>) => ResolvePicture> {
  const sources = [...new Set(named.filter(Boolean).map((given) => sourceOf(given, archive)))];
  const stored = await knownSources(read, shopId, sources);
  const mayBeOwn = named.some((given) => /\/(files|media)\//.test(given));
  const earlier = await everyPictureOf(read, mayBeOwn ? products.map(({ id }) => id) : []);
  return (product, failed) => {
    const known = new Set([...(product ? picturesOf(product.content) : []), ...(earlier.get(product?.id ?? '') ?? [])]);
    return (given) => {
      const path = URL.parse(given, 'http://here')?.pathname ?? given;
      if (known.has(path)) return { path };
      const source = sourceOf(given, archive);
      if (source === 'unknown' || source === 'forbidden') return source;
      const had = stored.get(source);
      if (had !== undefined) return { path: had };
      return failed?.has(source) ? 'failed' : { waiting: source };
    };
  };
}

/** What a shop got from sources before: paths, by source. */
export async function knownSources(
  read: Read,
  shopId: string,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (let from = 0; from < sources.length; from += 2_000)
    for (const { source, path } of await read
      .selectFrom('product_picture_sources')
      .select(['source', 'path'])
      .where('shop_id', '=', shopId)
      .where('source', 'in', sources.slice(from, from + 2_000))
      .execute())
      paths.set(source, path);
  return paths;
}

/** Remembers what a picture was stored as. */
export async function storeSource(
  tx: Tx,
  shopId: string,
  { source, path, at }: { source: string; path: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('product_picture_sources')
    .values({ shop_id: shopId, source, path, fetched_at: at })
    .onConflict((conflict) => conflict.columns(['shop_id', 'source']).doUpdateSet({ path, fetched_at: at }))
    .execute();
}

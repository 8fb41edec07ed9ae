import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { lookOfName } from '../../people/users/index.ts';

/**
 * The look of a shop's name or short name, by its letters and digits alone. Names are the same in capitals and in small
 * letters, so it is that of both: a capital I looks like an l, and m only when small like rn.
 */
export const lookOfShopName = (name: string): string =>
  lookOfName(lookOfName(name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))).replaceAll('i', 'l');

/** Lets one transaction at a time decide which names of shops are free. */
export async function lockShopNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('names of shops', 0))`.execute(tx);
}

/** Whether a shop has this short name or name, or one that looks like it. */
export async function isShopNameTaken(
  read: Read,
  { slug, name }: { slug: string; name: string },
): Promise<{ slug: boolean; name: boolean }> {
  const [slugLook, nameLook] = [lookOfShopName(slug), lookOfShopName(name)];
  const rows = await read
    .selectFrom('shops')
    .select(['slug', 'slug_look', 'name_look'])
    .where((eb) => eb.or([eb('slug_look', '=', slugLook), eb('slug', '=', slug), eb('name_look', '=', nameLook)]))
    .execute();
  return {
    slug: rows.some((row) => row.slug === slug || row.slug_look === slugLook),
    name: rows.some((row) => row.name_look === nameLook),
  };
}

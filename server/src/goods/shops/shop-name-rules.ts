import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { isSlug } from '../../base/ids/slug.ts';
import { mixesScripts } from '../../people/users/index.ts';
import { isShopNameTaken, lookOfShopName } from './shop-names.ts';

/** Names that shoppers would take for the platform's own. */
const reserved = new Set(
  [
    'admin',
    'administrator',
    'api',
    'billing',
    'checkout',
    'console',
    'customer service',
    'desk',
    'finance',
    'help',
    'legal',
    'login',
    'moderator',
    'official',
    'operator',
    'payment',
    'payments',
    'platform',
    'refund',
    'refunds',
    'security',
    'service',
    'shop',
    'shops',
    'store',
    'support',
    'system',
    'tradewind',
    'wallet',
    'www',
  ].map(lookOfShopName),
);
/** The platform's own name must not even be a part. */
const ownName = lookOfShopName('tradewind');

const isReserved = (name: string): boolean => {
  const look = lookOfShopName(name);
  return reserved.has(look) || look.includes(ownName);
};

/**
 * Refuses names of a new shop that are invalid, reserved, or look like those of another shop.
 *
 * @throws Refusal `shop_invalid`, `shop_name_mixed`, `shop_name_reserved`, `shop_slug_taken` or `shop_name_taken`, with the field.
 */
export async function requireShopNameFree(read: Read, { slug, name }: { slug: string; name: string }): Promise<void> {
  if (!isSlug(slug)) refuse('shop_invalid', {}, ['slug']);
  if (isReserved(slug)) refuse('shop_name_reserved', {}, ['slug']);
  requireAllowedName(name, 'shop_name');
  const taken = await isShopNameTaken(read, { slug, name });
  if (taken.slug) refuse('shop_slug_taken', {}, ['slug']);
  if (taken.name) refuse('shop_name_taken', {}, ['shop_name']);
}

/**
 * Refuses another name for a shop by the same rules. Its short name stays.
 *
 * @param field path of the name in the caller's form
 * @throws Refusal `shop_invalid`, `shop_name_mixed`, `shop_name_reserved` or `shop_name_taken`, with the field.
 */
export async function requireNewNameFree(read: Read, shopId: string, name: string, field: string): Promise<void> {
  requireAllowedName(name, field);
  const other = await read
    .selectFrom('shops')
    .select('id')
    .where('name_look', '=', lookOfShopName(name))
    .where('id', '<>', shopId)
    .limit(1)
    .executeTakeFirst();
  if (other) refuse('shop_name_taken', {}, [field]);
}

function requireAllowedName(name: string, field: string): void {
  if (lookOfShopName(name) === '') refuse('shop_invalid', {}, [field]);
  if (mixesScripts(name)) refuse('shop_name_mixed', {}, [field]);
  if (isReserved(name)) refuse('shop_name_reserved', {}, [field]);
}

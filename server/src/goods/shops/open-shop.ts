import { countryCodes } from '@tradewind/contract/people/countries';
import { shopTones, type ShopTone } from '@tradewind/contract/goods/shop-page-form';
import { refuse } from '@tradewind/contract/base/refusals';
import { brokenConstraint, type Read, type Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';
import { isSlug } from '../../base/ids/slug.ts';
import { lookOfShopName } from './shop-names.ts';

/** A shop to open. Other acts store its members, destinations and trader. */
export interface NewShop {
  /** Set only where it is derived from a name, as in the demo data. */
  id?: string;
  /** Unique among all shops. */
  slug: string;
  /** The brand name, the same in every language. */
  name: string;
  /** The line under the name. */
  slogans: LocalTexts;
  /** The shop's description. */
  abouts: LocalTexts;
  /** City and country as text. */
  cities: LocalTexts;
  /** ISO code of the country that it ships from. */
  country: string;
  /** The year in which the business was founded. */
  since: number;
  /** Path of its picture. */
  avatar: string;
  /** Path of the banner of its page; none when absent. */
  banner?: string;
  /** The colour of the head of its page. */
  tone: ShopTone;
  /** `open` when absent; a closed shop is not shown. */
  status?: 'open' | 'closed';
  openedAt: Date;
}

const maxNameLength = 60;
const minYear = 1000;

/**
 * Opens a shop, without destinations and products.
 *
 * @returns its id.
 * @throws Refusal `shop_invalid` with the invalid field, or `shop_slug_taken`.
 */
export async function openShop(tx: Tx, shop: NewShop): Promise<string> {
  checkNewShop(shop);
  const { id = newId(), banner = '', status = 'open', openedAt, ...columns } = shop;
  await tx
    .insertInto('shops')
    .values({
      ...columns,
      id,
      banner,
      status,
      created_at: openedAt,
      slug_look: lookOfShopName(shop.slug),
      name_look: lookOfShopName(shop.name),
    })
    .execute()
    .catch((error: unknown) => {
      const broken = brokenConstraint(error);
      if (broken === 'shops_slug_key' || broken === 'shops_slug_look') refuse('shop_slug_taken', {}, ['slug']);
      throw error;
    });
  return id;
}

/** Whether any shop is open. */
export async function hasOpenShops(read: Read): Promise<boolean> {
  const shop = await read.selectFrom('shops').select('id').where('status', '=', 'open').limit(1).executeTakeFirst();
  return shop !== undefined;
}

/** How many shops are open. */
export async function countOpenShops(read: Read): Promise<number> {
  const { count } = await read
    .selectFrom('shops')
    .where('status', '=', 'open')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function checkNewShop({ slug, name, slogans, abouts, cities, country, since, avatar, tone, openedAt }: NewShop): void {
  const requireValid = (isValid: boolean, field: keyof NewShop): void => {
    if (!isValid) refuse('shop_invalid', {}, [field]);
  };
  requireValid(isSlug(slug), 'slug');
  requireValid(name.trim() !== '' && [...name].length <= maxNameLength, 'name');
  requireValid(Object.values(slogans).some(Boolean), 'slogans');
  requireValid(Object.values(abouts).some(Boolean), 'abouts');
  requireValid(Object.values(cities).some(Boolean), 'cities');
  requireValid(countryCodes.includes(country), 'country');
  requireValid(Number.isInteger(since) && since >= minYear && since <= openedAt.getUTCFullYear(), 'since');
  requireValid(avatar !== '', 'avatar');
  requireValid(shopTones.includes(tone), 'tone');
}

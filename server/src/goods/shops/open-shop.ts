import { countryCodes } from '@tradewind/contract/people/countries';
import { refuse } from '@tradewind/contract/base/refusals';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';
import { isSlug } from '../../base/ids/slug.ts';

/** A shop to be opened. Who keeps it, where it delivers and who stands behind it are said by other acts. */
export interface NewShop {
  /** Only where it follows from a name, as in the demo world. */
  id?: string;
  /** Unique among all shops. */
  slug: string;
  /** The brand name, the same in every language. */
  name: string;
  /** The line under the name. */
  slogans: LocalTexts;
  /** What the shop tells about itself. */
  abouts: LocalTexts;
  /** City and country as people write them. */
  cities: LocalTexts;
  /** ISO code of the country that it sends from. */
  country: string;
  /** The year in which the business began. */
  since: number;
  /** Path of its picture. */
  avatar: string;
  /** Path of the wide picture over its page; none when absent. */
  banner?: string;
  tone: (typeof tones)[number];
  /** `open` when absent; a closed shop is shown to nobody. */
  status?: 'open' | 'closed';
  openedAt: Date;
}

/** Dark tones for the head of its page. */
const tones = ['night', 'pine', 'wine', 'sea'] as const;
const longestName = 60;
const firstYear = 1000;

/**
 * Opens a shop. It delivers nowhere and sells nothing yet.
 *
 * @returns its id.
 * @throws Refusal `shop_invalid` with the field that is not right, or `shop_slug_taken`.
 */
export async function openShop(tx: Tx, shop: NewShop): Promise<string> {
  checkNewShop(shop);
  const { id = newId(), banner = '', status = 'open', openedAt, ...said } = shop;
  await tx
    .insertInto('shops')
    .values({ ...said, id, banner, status, created_at: openedAt })
    .execute()
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'shops_slug_key') refuse('shop_slug_taken', {}, ['slug']);
      throw error;
    });
  return id;
}

function checkNewShop({ slug, name, slogans, abouts, cities, country, since, avatar, tone, openedAt }: NewShop): void {
  const must = (isRight: boolean, field: keyof NewShop): void => {
    if (!isRight) refuse('shop_invalid', {}, [field]);
  };
  must(isSlug(slug), 'slug');
  must(name.trim() !== '' && [...name].length <= longestName, 'name');
  must(Object.values(slogans).some(Boolean), 'slogans');
  must(Object.values(abouts).some(Boolean), 'abouts');
  must(Object.values(cities).some(Boolean), 'cities');
  must(countryCodes.includes(country), 'country');
  must(Number.isInteger(since) && since >= firstYear && since <= openedAt.getUTCFullYear(), 'since');
  must(avatar !== '', 'avatar');
  must(tones.includes(tone), 'tone');
}

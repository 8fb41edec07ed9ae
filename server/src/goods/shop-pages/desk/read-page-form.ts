import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopPageForm } from '@tradewind/contract/goods/shop-page-form';
import type { Tx } from '../../../base/db/database.ts';
import type { LocalTexts, StoredShopPage } from '../../../base/db/tables.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { showUpload } from '../../../platform/uploads/index.ts';
import { ownProductSummaries } from '../../catalog/index.ts';
import { requireNewNameFree } from '../../shops/index.ts';
import type { ShopPage } from './page-store.ts';
import { contentsOfVersions } from './versions-store.ts';

/**
 * Reads the form of a page: its pictures, products and categories, and whether a new name is free.
 *
 * @param page the stored one, locked
 * @throws Refusal with the path of the field: `picture_invalid`, `announcement_time_invalid`, `featured_product_invalid`,
 * `shop_category_invalid`, or those of `requireNewNameFree`.
 */
export async function readPageForm(
  tx: Tx,
  call: MerchantCall,
  form: ShopPageForm,
  page: ShopPage,
): Promise<StoredShopPage> {
  const { shopId } = call.actor;
  const { name, tone, announcement, featured } = form;
  if (name !== page.published.name) await requireNewNameFree(tx, shopId, name, 'page.name');
  const { from, until } = announcement;
  if (from && until && Date.parse(until) <= Date.parse(from))
    refuse('announcement_time_invalid', {}, ['page.announcement.until']);
  const own = await ownProductSummaries(tx, shopId, featured, call.locale);
  if (own.length < featured.length) refuse('featured_product_invalid', {}, ['page.featured']);
  const pathOf = await resolvePictures(tx, call, form, page);
  return {
    name,
    avatar: pathOf(form.avatar) || refuse('picture_invalid', {}, ['page.avatar']),
    banner: pathOf(form.banner),
    tone,
    slogans: written(form.slogans),
    abouts: written(form.abouts),
    announcement: { texts: written(announcement.texts), from: isoOf(from), until: isoOf(until) },
    featured,
    categories: readCategories(form),
  };
}

function readCategories({ categories }: ShopPageForm): StoredShopPage['categories'] {
  const seen = new Set<string>();
  return categories.map(({ id, names }, at) => {
    const texts = written(names);
    if (Object.keys(texts).length === 0) refuse('shop_category_invalid', {}, [`page.categories[${at}].names`]);
    if (seen.has(id)) refuse('shop_category_invalid', {}, [`page.categories[${at}].id`]);
    seen.add(id);
    return { id, names: texts };
  });
}

/**
 * Finds the path of both pictures: one that the page or its draft has or had, or an upload of the member who saves, which
 * becomes public.
 */
async function resolvePictures(
  tx: Tx,
  { actor: { userId, shopId }, now }: MerchantCall,
  form: ShopPageForm,
  { draft, published }: ShopPage,
): Promise<(given: string) => string> {
  const known = new Set(picturesOf([published, ...(draft ? [draft] : [])]));
  const paths = new Map([['', '']]);
  for (const field of ['avatar', 'banner'] as const) {
    const given = form[field];
    const path = URL.parse(given, 'http://here')?.pathname ?? given;
    if (paths.has(given)) continue;
    if (known.has(path)) paths.set(given, path);
    else {
      const earlier = picturesOf(await contentsOfVersions(tx, shopId)).includes(path);
      const found = earlier ? path : await showUpload(tx, userId, given, now);
      paths.set(given, found ?? refuse('picture_invalid', {}, [`page.${field}`]));
    }
  }
  return (given) => paths.get(given)!;
}

const picturesOf = (contents: readonly StoredShopPage[]): string[] =>
  contents.flatMap(({ avatar, banner }) => [avatar, banner]).filter(Boolean);

const isoOf = (time: string | null): string | null => time && new Date(time).toISOString();

const written = (texts: LocalTexts): LocalTexts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

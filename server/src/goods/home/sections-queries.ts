import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales, pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { DeskHomeSection, deskHomeSections as listContract } from '@tradewind/contract/goods/desk/home';
import type { HomeSection } from '@tradewind/contract/goods/home';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { cardsOfProducts, presentCard } from '../catalog/index.ts';

interface Viewer {
  locale: Locale;
  now: Date;
}

const sections = (read: Read) => read.selectFrom('home_sections').selectAll().orderBy('position').orderBy('id');
type SectionRow = Awaited<ReturnType<ReturnType<typeof sections>['executeTakeFirstOrThrow']>>;

/** What Home shows at a moment in a language, in its order. @param drafts with those that are not published */
export async function sectionsAt(
  read: Read,
  at: Date,
  { locale, now }: Viewer,
  { drafts = false } = {},
): Promise<HomeSection[]> {
  let query = sections(read)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', at)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .where(sql<boolean>`(locales = '{}' or ${locale} = any(locales))`);
  if (!drafts) query = query.where('published', '=', true);
  const rows = await query.execute();
  const cards = await cardsOfProducts(read, null, [...new Set(rows.flatMap(({ products }) => products))]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as HomeSection['kind'],
    title: row.kind === 'picked' ? pickText(row.titles, locale) : '',
    list: row.products.flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      return card ? [presentCard(card, locale, now)] : [];
    }),
  }));
}

/** Sections by position. They are few: all are read, then a page of them is answered. */
export async function listSections(
  read: Read,
  { page, limit, state }: ParsedInputOf<typeof listContract>,
  viewer: Viewer,
): Promise<OutputOf<typeof listContract>> {
  const rows = await sections(read).execute();
  const found = (await present(read, rows, viewer)).filter((row) => !state || row.state === state);
  return { list: found.slice(rowsBefore(page, limit), page * limit), total: found.length };
}

/** One section. @throws Refusal `home_section_not_found`. */
export async function getSection(read: Read, id: string, viewer: Viewer): Promise<DeskHomeSection> {
  const row = requireFound(await sections(read).where('id', '=', id).executeTakeFirst(), 'home_section_not_found');
  return (await present(read, [row], viewer))[0]!;
}

/** The names and pictures of products, in any state; unknown ids are missing. */
export const productsById = (read: Read, ids: readonly string[]) =>
  read.selectFrom('products').select(['id', 'titles', 'image']).where(isOneOf('id', ids)).execute();

async function present(read: Read, rows: readonly SectionRow[], { locale, now }: Viewer): Promise<DeskHomeSection[]> {
  const ids = [...new Set(rows.flatMap(({ products }) => products))];
  const [known, listed] = await Promise.all([productsById(read, ids), cardsOfProducts(read, null, ids)]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as DeskHomeSection['kind'],
    title: row.kind === 'picked' ? pickText(row.titles, locale) : '',
    position: row.position,
    titles: Object.fromEntries(locales.map((one) => [one, row.titles[one] ?? ''])) as Texts,
    products: row.products.flatMap((id) => {
      const product = known.find((one) => one.id === id);
      const isListed = listed.some((card) => card.id === id);
      return product ? [{ id, title: pickText(product.titles, locale), image: product.image, listed: isListed }] : [];
    }),
    locales: row.locales as Locale[],
    published: row.published ? 1 : 0,
    from: row.starts_at?.toISOString() ?? null,
    until: row.ends_at?.toISOString() ?? null,
    state: stateOf(row, now),
    revision: row.revision,
  }));
}

function stateOf({ published, starts_at: from, ends_at: until }: SectionRow, now: Date): DeskHomeSection['state'] {
  if (!published) return 'draft';
  if (until && until <= now) return 'over';
  return from && from > now ? 'coming' : 'shown';
}

import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales, pickText, type Locale } from '@tradewind/contract/base/locales';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import {
  bannerLink,
  type DeskBanner,
  type deleteBanner as deleteContract,
  type deskBanners as listContract,
  type previewHome as previewContract,
  type saveBanner as saveContract,
} from '@tradewind/contract/platform/desk/banners';
import type { Read, Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../operators/index.ts';
import { showDeskUpload } from '../uploads/index.ts';
import { announcementsAt } from './announcements.ts';
import { allBanners, bannersAt, type BannerRow } from './banner-queries.ts';
import { presentBanner } from './present-banner.ts';
import { inAllLanguages } from './present-text.ts';

type BannerForm = ParsedInputOf<typeof saveContract>;

const stateOf = ({ published, starts_at: from, ends_at: until }: BannerRow, now: Date): DeskBanner['state'] => {
  if (!published) return 'draft';
  if (until && until <= now) return 'over';
  return from && from > now ? 'coming' : 'shown';
};

const present = (row: BannerRow, locale: Locale, now: Date): DeskBanner => ({
  id: row.id,
  title: pickText(row.titles, locale),
  position: row.position,
  kickers: inAllLanguages(row.kickers),
  titles: inAllLanguages(row.titles),
  actions: inAllLanguages(row.actions),
  // A check constraint of the column allows the same four values.
  tone: row.tone as DeskBanner['tone'],
  image: row.image,
  images: inAllLanguages(row.images),
  photo: row.photo ? 1 : 0,
  link: row.link,
  published: row.published ? 1 : 0,
  from: row.starts_at?.toISOString() ?? null,
  until: row.ends_at?.toISOString() ?? null,
  state: stateOf(row, now),
  revision: row.revision,
});

/** Banners by position. They are few: all are read, then a page of them is answered. */
export async function listBanners(
  read: Read,
  { page, limit, state }: ParsedInputOf<typeof listContract>,
  { locale, now }: DeskCall,
): Promise<OutputOf<typeof listContract>> {
  const rows = (await allBanners(read)).map((row) => present(row, locale, now));
  const found = rows.filter((row) => !state || row.state === state);
  return { list: found.slice(rowsBefore(page, limit), page * limit), total: found.length };
}

/** One banner. @throws Refusal `banner_not_found`. */
export async function showBanner(read: Read, id: string, { locale, now }: DeskCall): Promise<DeskBanner> {
  const row = await read.selectFrom('banners').selectAll().where('id', '=', id).executeTakeFirst();
  return present(requireFound(row, 'banner_not_found'), locale, now);
}

/**
 * Makes a banner, or changes one.
 *
 * @throws Refusal `banner_not_found`, `banner_changed`, `banner_incomplete`, `banner_time_invalid`, `link_invalid` or
 *   `picture_invalid`, naming the field.
 */
export async function saveBanner({ db }: Pick<Deps, 'db'>, call: DeskCall, form: BannerForm): Promise<DeskBanner> {
  const { now, operator } = call;
  requireBanner(form);
  return db.transact(async (tx) => {
    const before = form.id ? await lockBanner(tx, form.id) : null;
    if (before && before.revision !== form.revision) refuse('banner_changed');
    const id = before?.id ?? newId();
    const { image, images } = await picturesOf(tx, form, before, now);
    const values = {
      position: form.position,
      kickers: form.kickers,
      titles: form.titles,
      actions: form.actions,
      tone: form.tone,
      image,
      images,
      photo: form.photo === 1,
      link: form.link,
      published: form.published === 1,
      starts_at: form.from ?? null,
      ends_at: form.until ?? null,
    };
    if (before) {
      // The finished picture of a demo banner shows what it was drawn with.
      const picture = before.image === image ? before.picture : '';
      const revision = before.revision + 1;
      await tx
        .updateTable('banners')
        .set({ ...values, picture, revision })
        .where('id', '=', id)
        .execute();
    } else
      await tx
        .insertInto('banners')
        .values({ ...values, id })
        .execute();
    const { titles, link, position, published } = values;
    const times = { from: values.starts_at?.toISOString() ?? null, until: values.ends_at?.toISOString() ?? null };
    await audit(tx, operator, 'banner.saved', `banner:${id}`, { titles, link, position, published, ...times }, now);
    return showBanner(tx, id, call);
  });
}

/** Deletes a banner. @throws Refusal `banner_not_found`. */
export async function deleteBanner(
  { db }: Pick<Deps, 'db'>,
  { now, operator }: DeskCall,
  { id }: ParsedInputOf<typeof deleteContract>,
): Promise<OutputOf<typeof deleteContract>> {
  return db.transact(async (tx) => {
    const { titles, link } = await lockBanner(tx, id);
    await tx.deleteFrom('banners').where('id', '=', id).execute();
    await audit(tx, operator, 'banner.deleted', `banner:${id}`, { titles, link }, now);
    return { id };
  });
}

/** What the home screen shows at a moment. */
export async function previewHome(
  read: Read,
  { locale, now }: DeskCall,
  { at = now, drafts }: ParsedInputOf<typeof previewContract>,
): Promise<OutputOf<typeof previewContract>> {
  const [rows, announcements] = await Promise.all([
    bannersAt(read, at, { drafts: drafts === 1 }),
    announcementsAt(read, locale, at),
  ]);
  return { at: at.toISOString(), banners: rows.map((row) => presentBanner(row, locale)), announcements };
}

const lockBanner = async (tx: Tx, id: string): Promise<BannerRow> =>
  requireFound(
    await tx.selectFrom('banners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    'banner_not_found',
  );

function requireBanner({ kickers, titles, actions, link, from, until }: BannerForm): void {
  const begun = locales.filter((locale) => titles[locale] || kickers[locale] || actions[locale]);
  const missing = (begun.length > 0 ? begun : locales).filter((locale) => !titles[locale]);
  if (missing.length > 0)
    refuse(
      'banner_incomplete',
      {},
      missing.map((locale) => `titles.${locale}`),
    );
  if (!bannerLink.test(link)) refuse('link_invalid', {}, ['link']);
  if (from && until && until <= from) refuse('banner_time_invalid', {}, ['until']);
}

/** The paths of the pictures: those that the banner has, or uploads of operators. */
async function picturesOf(
  tx: Tx,
  form: BannerForm,
  before: BannerRow | null,
  at: Date,
): Promise<{ image: string; images: LocalTexts }> {
  const known = new Set([before?.image, ...Object.values(before?.images ?? {})]);
  const pathOf = async (given: string, field: string) =>
    known.has(given) ? given : ((await showDeskUpload(tx, given, at)) ?? refuse('picture_invalid', {}, [field]));
  const images: LocalTexts = {};
  for (const locale of locales)
    if (form.images[locale]) images[locale] = await pathOf(form.images[locale], `images.${locale}`);
  return { image: await pathOf(form.image, 'image'), images };
}

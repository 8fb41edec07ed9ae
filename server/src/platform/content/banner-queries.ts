import type { Read } from '../../base/db/database.ts';

/** The banners that are shown at a moment, by position. @param drafts with those that are not published */
export async function bannersAt(read: Read, now: Date, { drafts = false } = {}) {
  let query = read
    .selectFrom('banners')
    .selectAll()
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
  if (!drafts) query = query.where('published', '=', true);
  return query.orderBy('position').orderBy('id').execute();
}

/** Every banner, by position. */
export const allBanners = (read: Read) =>
  read.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute();

export type BannerRow = Awaited<ReturnType<typeof allBanners>>[number];

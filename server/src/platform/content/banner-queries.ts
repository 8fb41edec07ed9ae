import type { Read } from '../../base/db/database.ts';

/** The banners of the home screen, by position. */
export async function allBanners(read: Read) {
  return read.selectFrom('banners').selectAll().orderBy('position').execute();
}
export type BannerRow = Awaited<ReturnType<typeof allBanners>>[number];

import type { Banner } from '@tradewind/contract/platform/content';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import type { BannerRow } from './banner-queries.ts';

export const presentBanner = (row: BannerRow, locale: Locale): Banner => ({
  id: row.id,
  kicker: pickText(row.kickers, locale),
  title: pickText(row.titles, locale),
  action: pickText(row.actions, locale),
  // A check constraint of the column allows the same four values.
  tone: row.tone as Banner['tone'],
  image: bannerImage(row, locale),
  photo: row.photo ? 1 : 0,
  link: row.link,
});

/** The picture of a banner in a language. */
export const bannerImage = ({ image, images }: BannerRow, locale: Locale): string => images[locale] || image;

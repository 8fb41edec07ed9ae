/** AfterShip's names of the carriers that it tracks, by our codes. */
export const slugs: Readonly<Record<string, string>> = {
  dhl: 'dhl',
  fedex: 'fedex',
  ups: 'ups',
  usps: 'usps',
  china_post: 'china-post',
  sf_express: 'sf-express',
  yunexpress: 'yunexpress',
  japan_post: 'japan-post',
  yamato: 'taqbin-jp',
  korea_post: 'korea-post',
  thailand_post: 'thailand-post',
  flash_express: 'flashexpress',
  royal_mail: 'royal-mail',
  dpd: 'dpd',
};

/** Our code of a carrier; null for one that we do not have. */
export const carrierOfSlug = (slug: string): string | null =>
  Object.entries(slugs).find(([, known]) => known === slug)?.[0] ?? null;

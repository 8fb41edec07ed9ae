import escapeHtml from 'escape-html';

/** A list of addresses as sitemaps.org spells it. Changes are not dated: a wrong date teaches crawlers to ignore all of them. */
export const addressList = (addresses: readonly string[]): string => document('urlset', 'url', addresses);

/** A list of such lists. */
export const listOfLists = (addresses: readonly string[]): string => document('sitemapindex', 'sitemap', addresses);

function document(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

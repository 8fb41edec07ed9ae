import escapeHtml from 'escape-html';

/** A sitemap of sitemaps.org. Without `lastmod`, because crawlers ignore all dates once some are wrong. */
export const addressList = (addresses: readonly string[]): string => document('urlset', 'url', addresses);

/** A sitemap index. */
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

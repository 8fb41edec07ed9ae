import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists with page numbers, and why the rows that a page skips stay few. All of them take the number of skipped rows from
 * `rowsBefore`, which refuses more than 10,000. A list that grows without an end needs a cursor too: `base/db/paging.ts`.
 *
 * @type {Record<string, string>}
 */
const numbered = {
  // Lists that grow, and go on from a cursor: what numbers can't reach, the cursor does.
  'money/deposits/desk-queries.ts': 'grows; by time it goes on from a cursor, by amount operators filter',
  'money/recharges/desk-queries.ts': 'grows; by time it goes on from a cursor, by amount operators filter',
  'money/withdrawals/desk-queries.ts':
    'grows; by time it goes on from a cursor, by amount and deadline operators filter; one batch of payouts a day',
  'operations/insights/earnings-queries.ts': 'grows; goes on from a cursor; so do coming releases',
  'operations/desk/users-queries.ts': 'grows; goes on from a cursor',
  'people/users/desk-accepted-terms.ts': 'grows with users; goes on from a cursor',
  'platform/mail/outbox-queries.ts': 'grows until mails are deleted by age; goes on from a cursor',
  'trade/aftersales/dispute-queries.ts': 'grows; goes on from a cursor',
  'trade/aftersales/shop-refund-queries.ts': 'grows; goes on from a cursor',
  'trade/orders/desk-order-queries.ts': 'grows; goes on from a cursor',
  'trade/orders/shop-order-queries.ts':
    'grows; by time it goes on from a cursor, by deadline only open orders have one',
  'trade/questions/desk-queries.ts': 'grows; goes on from a cursor',
  'trade/reviews/desk-queries.ts': 'grows; goes on from a cursor',

  // Lists that grow, and are filtered: by state, person, shop, words or days.
  'goods/applications/desk-queries.ts': 'grows with shops; filtered by state and words',
  'goods/catalog/desk/list-queries.ts': 'the catalogue; filtered by state, category, shop and words',
  'goods/shops/desk-traders.ts': 'one for each shop; filtered by state and words',
  'operations/desk/corrections-store.ts': 'typed by operators; filtered by state and person',
  'operations/desk/shops/shop-figures-queries.ts': 'one for each shop; filtered by state and words',
  'operations/risk/risk-queries.ts': 'found by a job, reviewed by operators; filtered by state, kind and person',

  // Lists of one shopper, whose clients know page numbers only.
  'money/deposits/deposits-queries.ts': 'what one shopper paid in',
  'money/recharges/recharge-queries.ts': 'what one shopper paid in',
  'money/wallet/routes.ts': 'movements of one shopper: by number without a filter, which skips nothing',
  'money/withdrawals/withdrawal-queries.ts': 'what one shopper withdrew',
  'operations/notifications/notifications-queries.ts': 'of one person, deleted after a year',
  'people/addresses/addresses-queries.ts': 'of one shopper, limited in number',
  'trade/orders/order-queries.ts': 'orders of one shopper',
  'trade/partnership/partnership-queries.ts': 'people whom one shopper invited',
  'trade/reviews/reviews-queries.ts': 'reviews of one product; filtered by stars and pictures',

  // Lists of one shop or one of its things.
  'goods/catalog/desk/desk-product-queries.ts': 'products of one shop; filtered by state and words',
  'goods/catalog/desk/versions-queries.ts': 'versions of one product',
  'goods/imports/imports-queries.ts': 'imports of one shop; rows of one file, limited in number',
  'goods/shop-pages/desk/page-queries.ts': 'versions of one shop’s page',
  'money/withdrawals/shop-payout-queries.ts': 'payouts of one shop, at most some a week',
  'operations/insights/desk/routes.ts': 'products of one shop',
  'operations/insights/monthly-statement.ts': 'movements of one shop in one month',
  'trade/questions/shop-queries.ts': 'questions to one shop; filtered by queue, words and product',
  'trade/reviews/shop-queries.ts': 'reviews of one shop; filtered by queue, product, stars and days',
  'trade/shop-corrections/shop-fines-queries.ts': 'fines of one shop',

  // Lists of what operators and merchants write by hand, or of what happens at most some times a day.
  'goods/catalog/flash/desk-queries.ts': 'sales that operators plan, and the products of one of them',
  'goods/catalog/flash/show-flash-sale.ts': 'products of one sale',
  'goods/catalog/restrictions/restriction-queries.ts': 'rules that operators write',
  'goods/catalog/shop-card-queries.ts': 'shops that a shopper follows, or whose name is searched',
  'goods/catalog/tree/category-queries.ts': 'categories, in memory',
  'goods/home/sections-queries.ts': 'sections of one page, in memory',
  'goods/search/synonyms/synonym-queries.ts': 'words that operators write, in memory',
  'money/reconciliation/chain-balances-store.ts': 'one count a day for each network',
  'money/reconciliation/desk-routes.ts': 'differences of one statement, in memory',
  'money/reconciliation/statements-queries.ts': 'statements that operators import',
  'money/settlement/commission-queries.ts': 'rules that operators write',
  'operations/alarms/alarms-queries.ts': 'alarms, which operators close',
  'operations/demo-clock/list-moves.ts': 'moves of the clock of a demo',
  'operations/desk/books-checks.ts': 'one recount a day',
  'operations/desk/days-off-queries.ts': 'days that operators enter',
  'operations/desk/failed-jobs.ts': 'jobs that failed, which operators retry or discard; filtered by queue',
  'people/users/routes.ts': 'five languages, in memory',
  'platform/changes/changes-queries.ts': 'changes that two administrators agree on',
  'platform/content/desk-announcements.ts': 'announcements that operators write',
  'platform/content/desk-banners.ts': 'banners, in memory',
  'platform/content/desk-messages.ts': 'texts of the storefront, in memory',
  'platform/content/desk-texts.ts': 'texts that operators write, in memory',
  'platform/operators/operators-queries.ts': 'operators, in memory',
  'trade/duties/desk-queries.ts': 'rules that operators write',
  'trade/duties/remittances-store.ts': 'payments to authorities, some a month',
  'trade/orders/campaign-queries.ts': 'campaigns that operators plan',
  'trade/orders/promo-batch-queries.ts': 'batches of codes that operators make',
  'trade/orders/promo-desk-queries.ts': 'promotions that operators and shops write',
  'trade/shop-corrections/shop-corrections-queries.ts': 'corrections that operators type',
};

/**
 * Places that skip rows without `rowsBefore`, and what bounds them.
 *
 * @type {Record<string, string>}
 */
const otherwiseBound = {
  'base/db/paging.ts': 'the bound itself',
  'base/jobs/failed-jobs.ts': 'is told how many to skip by operations/desk/failed-jobs.ts',
  'goods/catalog/card-queries.ts': 'windowOf: nothing is shown behind 10,000 products',
  'goods/catalog/favourite-products.ts': 'windowOf: nothing is shown behind 10,000 products',
  'goods/catalog/recent-views.ts': 'windowOf: nothing is shown behind 10,000 products',
  'goods/search/found-page.ts': 'maxOffset: nothing is shown behind 1,000 products',
  'goods/search/search-queries.ts': 'maxOffset: nothing is shown behind 1,000 products',
  'goods/search/walks.ts': 'maxOffset: nothing is shown behind 1,000 products',
  'goods/shop-pages/new-products-of-followed.ts': 'windowOf: nothing is shown behind 10,000 products',
  'goods/shop-pages/news/news-queries.ts': 'the limit of news a day, a constant',
  'money/ledger/fund-record.ts': 'movements of some kinds only, of which money/wallet/routes.ts bounds the page',
  'money/wallet/routes.ts': 'movements of all kinds are found by their number, so that none is skipped',
  'operations/desk/account-statement.ts': 'movements of all kinds are found by their number, so that none is skipped',
  'operations/insights/desk/product-queries.ts': 'products of one shop: one page, or all of them as a file',
  'operations/insights/statement-queries.ts': 'is told how many to skip by operations/insights/monthly-statement.ts',
  'operations/sitemap/sitemap-queries.ts': 'one file of 50,000 addresses each time, read along an index by id',
};

/** How Kysely and plain SQL skip rows, and how a page becomes their number. */
const skipping = /(?:\.offset\(\s*|\boffset (?:\$\{|\(select \$\{))(?:rowsBefore\()?|\browsBefore\(|\(page - 1\) \* /g;

/**
 * Finds lists that page by offset and are in neither table, places that get around `rowsBefore`, and entries of the tables
 * that say nothing of any list.
 *
 * @param {string} root the folder of the repository
 * @returns {string[]} one sentence for each
 */
export function strayOffsets(root) {
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  /** @type {Set<string>} */
  const used = new Set();
  const strays = files.flatMap((file) => {
    const path = file.replaceAll('\\', '/').slice('server/src/'.length);
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(skipping)].flatMap(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      const table = found.endsWith('rowsBefore(') ? numbered : otherwiseBound;
      used.add(`${table === numbered ? 'numbered' : 'otherwiseBound'} ${path}`);
      if (table[path] !== undefined || path === 'base/db/paging.ts') return [];
      const remedy =
        table === numbered
          ? 'give the list a cursor, or say in scripts/lib/offset-paging.mjs why it stays small'
          : 'take the number of skipped rows from rowsBefore of base/db/paging.ts';
      return [`server/src/${path}:${line} pages by offset: ${remedy}`];
    });
  });
  const named = [
    ...Object.keys(numbered).map((path) => `numbered ${path}`),
    ...Object.keys(otherwiseBound).map((path) => `otherwiseBound ${path}`),
  ];
  return [...strays, ...named.filter((entry) => !used.has(entry)).map((entry) => `${entry} pages nothing by offset`)];
}

/**
 * The wings of the server and their modules, from low to high. A module may import modules of lower wings and of lower ranks
 * in its own wing; modules of one rank may not import each other. `.dependency-cruiser.mjs` enforces this.
 *
 * @type {Record<string, string[][]>}
 */
export const wings = {
  // What an installation provides to all other wings.
  platform: [['settings'], ['operators', 'uploads'], ['mail', 'content'], ['changes'], ['administration']],
  // The accounts of shoppers.
  people: [['users', 'addresses'], ['second-factor'], ['openid']],
  // What is on offer and who offers it.
  goods: [
    ['shops', 'media', 'api-keys'],
    ['catalog', 'merchants'],
    ['search'],
    ['shop-pages', 'applications', 'home'],
    ['imports'],
  ],
  // The books and every way in and out of them.
  money: [
    ['ledger', 'currencies', 'networks', 'payments'],
    ['wallet'],
    ['settlement', 'recharges'],
    ['deposits', 'withdrawals'],
    ['reconciliation'],
  ],
  // A purchase, from the cart to after-sales.
  trade: [
    ['freight', 'parcels'],
    ['cart', 'duties'],
    ['orders'],
    ['aftersales', 'reviews', 'shop-corrections'],
    ['partnership', 'questions'],
  ],
  // What reads from all other wings: insights, notifications, the sitemap, the dashboard, the controls of a demo.
  operations: [
    ['insights', 'service', 'webhooks', 'push', 'risk'],
    ['notifications', 'sitemap', 'reports'],
    ['desk', 'accounts', 'exports'],
    ['alarms'],
    ['observability'],
    ['demo-clock', 'demo-chain'],
  ],
};

/** Every module as `wing/module`, by its rank in the whole server: the lowest first. */
export const ranks = Object.entries(wings).flatMap(([wing, inWing]) =>
  inWing.map((modules) => modules.map((module) => `${wing}/${module}`)),
);

/**
 * The domains of the storefront as `wing/domain`, the lowest first, by the same rule. The ranks cross the wings, because one
 * screen shows data of several wings: a product with its price, its delivery and its reviews.
 *
 * @type {string[][]}
 */
export const storefrontRanks = [
  ['platform/uploads', 'platform/content', 'money/currencies'],
  ['people/users', 'trade/freight', 'trade/coupons', 'trade/partnership', 'operations/service'],
  ['people/addresses', 'money/wallet', 'goods/catalog'],
  ['goods/search', 'goods/applications', 'trade/reviews'],
  ['goods/shops', 'trade/aftersales', 'trade/questions'],
  ['goods/home', 'goods/favourites'],
  ['goods/explore', 'goods/product', 'trade/orders'],
  ['trade/cart', 'operations/notifications', 'goods/preview'],
];

/** What the storefront's domains build on; may import none of them. */
export const storefrontGround = ['api', 'design', 'i18n', 'paths', 'shell'];

/**
 * The wings of the contract, the lowest first. `base` contains no domain word; each other wing may import those below it.
 */
export const contractWings = ['base', 'platform', 'people', 'goods', 'money', 'trade', 'operations'];

/** The wings of the console, by the same rule. People rank above money, because a shopper's page shows their balance. */
export const consoleWings = ['platform', 'goods', 'money', 'people', 'trade', 'operations'];

/** What the console's screens build on; may import none of them. */
export const consoleGround = ['api', 'i18n', 'design'];

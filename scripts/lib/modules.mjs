/**
 * The wings of the server and the modules in them, from low to high. A module knows the modules of lower wings and those
 * of lower ranks in its own wing; those that share a rank do not know each other. Imports are held to this by
 * `.dependency-cruiser.mjs`.
 *
 * @type {Record<string, string[][]>}
 */
export const wings = {
  // What an installation provides to everything else.
  platform: [['settings', 'operators', 'uploads', 'content'], ['mail']],
  // The accounts of shoppers.
  people: [['users', 'addresses']],
  // What is on offer, and by whom.
  goods: [['shops', 'media'], ['catalog', 'merchants'], ['search'], ['shop-pages']],
  // The books, and every way in and out of them.
  money: [
    ['ledger', 'currencies', 'networks', 'payments'],
    ['wallet'],
    ['settlement', 'recharges'],
    ['deposits', 'withdrawals'],
  ],
  // From the cart to what follows a purchase.
  trade: [['cart', 'freight', 'parcels'], ['duties'], ['orders'], ['aftersales', 'reviews']],
  // What looks at all of it: what sells and what goes together, messages, the map for crawlers, the desk, the levers of a demo.
  operations: [['insights'], ['notifications', 'sitemap'], ['desk'], ['demo-clock', 'demo-chain']],
};

/** Every module as `wing/module`, by its rank in the whole server: the lowest first. */
export const ranks = Object.entries(wings).flatMap(([wing, inWing]) =>
  inWing.map((modules) => modules.map((module) => `${wing}/${module}`)),
);

/**
 * The domains of the storefront as `wing/domain`, the lowest first, by the same rule: a domain knows those of lower ranks
 * only. The ranks run across the wings, because a screen shows what several of them hold: a product with its price, its
 * delivery and its reviews.
 *
 * @type {string[][]}
 */
export const storefrontRanks = [
  ['platform/uploads', 'money/currencies'],
  ['people/users', 'trade/freight'],
  ['people/addresses', 'money/wallet', 'goods/catalog'],
  ['goods/search', 'trade/reviews'],
  ['goods/shops', 'trade/aftersales'],
  ['goods/home', 'goods/favourites'],
  ['goods/explore', 'goods/product', 'trade/orders'],
  ['trade/cart', 'operations/notifications'],
];

/** What the storefront's domains stand on; knows none of them. */
export const storefrontGround = ['api', 'design', 'i18n', 'paths', 'shell'];

/**
 * The wings of the contract, the lowest first; `base` knows no business word, and each other wing knows those below it.
 */
export const contractWings = ['base', 'platform', 'people', 'goods', 'money', 'trade', 'operations'];

/** The wings of the console, by the same rule. The page of a shopper shows their money, so people rank above it. */
export const consoleWings = ['platform', 'goods', 'money', 'people', 'trade', 'operations'];

/** What the console's screens are made of; knows none of them. */
export const consoleGround = ['api', 'i18n', 'design'];

/** The roles of a shop's members; each member has one. */
export const shopRoles = ['owner', 'manager', 'fulfilment', 'service', 'finance'] as const;
export type ShopRole = (typeof shopRoles)[number];

/**
 * What the members of a shop may do, by right: each endpoint of the shop desk names the right that it needs. What pays money
 * back, sets what delivery costs or shows the shop's balance is for its owner and finance only.
 */
export const shopRights = {
  /** The own account: who is signed in, and the second factor. All that a member can do who still has to set one up. */
  account: shopRoles,
  /** To be at the desk at all: who is signed in, the inbox, what everybody can read on the shop's page. */
  desk: shopRoles,
  /** To read orders with their addresses. */
  orders: shopRoles,
  /** To ship parcels and record where they are. */
  shipping: ['owner', 'manager', 'fulfilment'],
  /** To take many addresses of shoppers away in a file. */
  delivery_data: ['owner', 'manager', 'fulfilment'],
  /** To read refunds, write to the shopper, refuse, and open disputes. */
  aftersales: ['owner', 'manager', 'service', 'finance'],
  /** To pay money back: approve or offer refunds, accept returns, cancel paid orders. */
  refunds: ['owner', 'finance'],
  /** To read reviews and questions about products, and to reply and answer in public. */
  reviews: ['owner', 'manager', 'service'],
  /** To talk with shoppers, and to set hours and saved replies. */
  service: ['owner', 'manager', 'service'],
  /** Products with their prices and stock. */
  catalogue: ['owner', 'manager'],
  /** The shop's page: banner and texts. */
  profile: ['owner', 'manager'],
  /** Who answers for the shop in law, and its policies. */
  legal: ['owner'],
  /** To set where the shop delivers and what it costs. */
  freight: ['owner', 'finance'],
  /** Promo codes at the shop's cost. */
  promos: ['owner', 'finance'],
  /** To read balances, earnings and statements. */
  balance: ['owner', 'finance'],
  /** To request and cancel payouts to the accounts that the owner chose. */
  payouts: ['owner', 'finance'],
  /** To appeal against fines. */
  appeals: ['owner'],
  /** To choose where payouts go. */
  payout_accounts: ['owner'],
  /** To invite and remove members, change their roles and hand the shop over. */
  members: ['owner'],
  /** API keys and webhooks of the shop. */
  keys: ['owner'],
  /** To read who did what at the desk. */
  audit: ['owner'],
} as const satisfies Record<string, readonly ShopRole[]>;
export type ShopRight = keyof typeof shopRights;

/** Whether a role has a right. */
export const hasRight = (role: ShopRole, right: ShopRight): boolean =>
  (shopRights[right] as readonly ShopRole[]).includes(role);

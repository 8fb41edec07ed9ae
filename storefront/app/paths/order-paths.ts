/** Tabs of the order list in the specification's order, by the status filter on the wire. */
export const orderTabs = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const;
export type OrderTab = (typeof orderTabs)[number];

export const parseOrderTab = (status: string | undefined): OrderTab => orderTabs.find((tab) => tab === status) ?? 'all';

export const orderPath = (orderId: string): string => `/orderInfo/${orderId}`;

/** Path to the orders of a tab; with words, to those that contain them. */
export const ordersPath = (tab: OrderTab, words = ''): string =>
  words ? `/myPurchases/${tab}?${new URLSearchParams({ q: words })}` : `/myPurchases/${tab}`;

/** Path of the screen after a payment. It holds the paid orders, so that reloading works. */
export const paidPath = (orderIds: readonly string[]): string =>
  `/checkout?${new URLSearchParams({ paid: orderIds.join(',') })}`;

/** Path to unpaid orders: the single order, or the tab of unpaid ones. */
export const unpaidPath = (orderIds: readonly string[]): string =>
  orderIds.length === 1 ? orderPath(orderIds[0] ?? '') : ordersPath('0');

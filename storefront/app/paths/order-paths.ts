/** Tabs of the list in the order of the specification, by the filter's value on the wire. */
export const orderTabs = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const;
export type OrderTab = (typeof orderTabs)[number];

export const parseOrderTab = (status: string | undefined): OrderTab => orderTabs.find((tab) => tab === status) ?? 'all';

export const orderPath = (orderId: string): string => `/orderInfo/${orderId}`;
export const ordersPath = (tab: OrderTab): string => `/myPurchases/${tab}`;

/** What is shown after a payment; which orders it was for stands in the address, so that reloading works. */
export const paidPath = (orderIds: readonly string[]): string =>
  `/checkout?${new URLSearchParams({ paid: orderIds.join(',') })}`;

/** Where orders that wait for their payment are found: the one order, or the tab. */
export const unpaidPath = (orderIds: readonly string[]): string =>
  orderIds.length === 1 ? orderPath(orderIds[0] ?? '') : ordersPath('0');

/** What somebody asks about, offered as a card in the conversation. */
export interface ServiceSubject {
  product?: string;
  order?: string;
  refund?: string;
}

/** Path of the conversation with a shop, or without one with the platform. */
export function servicePath(shopId?: string, about: ServiceSubject = {}): string {
  const query = new URLSearchParams({ ...(shopId && { shop: shopId }), ...about });
  return query.size > 0 ? `/service?${query}` : '/service';
}

/** Path of the list of conversations. */
export const servicesPath = '/services';

/** Whether the tile at this index has a tall photograph; tall and square ones alternate between the columns. */
export const isTall = (index: number): boolean => index % 4 === 0 || index % 4 === 3;

/** Distributes items to two columns in turn, so that reading across keeps their order. */
export function columnsOf<Thing>(things: readonly Thing[]): [left: Thing[], right: Thing[]] {
  return [things.filter((_, index) => index % 2 === 0), things.filter((_, index) => index % 2 === 1)];
}

/** Shops sorted by how many of the shown products are theirs; shops without any keep their order at the end. */
export function shopsBehind<Shop extends { mer_id: string }>(
  shops: readonly Shop[],
  shown: readonly { mer_id: string }[],
): Shop[] {
  const products = (shop: Shop): number => shown.filter(({ mer_id }) => mer_id === shop.mer_id).length;
  return shops.toSorted((a, b) => products(b) - products(a));
}

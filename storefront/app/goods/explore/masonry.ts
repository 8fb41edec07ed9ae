/** Height of a photograph in a column as a share of its width, by place; the unevenness is what makes it a masonry. */
export const isTall = (index: number): boolean => index % 4 === 0 || index % 4 === 3;

/** Deals things out to two columns in turn, so that reading across keeps their order. */
export function columnsOf<Thing>(things: readonly Thing[]): [left: Thing[], right: Thing[]] {
  return [things.filter((_, index) => index % 2 === 0), things.filter((_, index) => index % 2 === 1)];
}

/** The shops behind what is shown, most products first, then the others as they come. */
export function shopsBehind<Shop extends { mer_id: string }>(
  shops: readonly Shop[],
  shown: readonly { mer_id: string }[],
): Shop[] {
  const products = (shop: Shop): number => shown.filter(({ mer_id }) => mer_id === shop.mer_id).length;
  return shops.toSorted((a, b) => products(b) - products(a));
}

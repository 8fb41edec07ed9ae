/** How many products are in each tier of sales and those before it; the last tier has all others. See `search_tier` in search.sql. */
export const tierEnds = [300, 1_200, 4_800, 19_200, 76_800, 307_200] as const;

/** The numbers of the tiers, which are also the steps of `search_products` through titles. */
export const tiers = [...tierEnds.keys(), tierEnds.length];

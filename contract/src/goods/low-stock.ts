/** At most so many pieces are low stock, unless a shop says otherwise; shoppers then see how many are left. */
export const defaultLowStock = 5;

/** The most that a shop can call low stock. */
export const highestLowStock = 1_000;

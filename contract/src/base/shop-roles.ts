/** The roles of a shop's members. Owners can do all that staff can; endpoints for the shop's money or members are for owners only. */
export const shopRoles = ['owner', 'staff'] as const;
export type ShopRole = (typeof shopRoles)[number];

/** What somebody is to a shop. Owners may do all that staff may; what touches the shop's money or its people names the owner alone. */
export const shopRoles = ['owner', 'staff'] as const;
export type ShopRole = (typeof shopRoles)[number];

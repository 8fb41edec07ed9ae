/** The words of a shop's own desk. */
export const shop = {
  desk: 'Shop desk', change: 'Change shop',
  roles: { owner: 'Owner', staff: 'Staff' },
  sign_in: {
    door: 'Who are you?', shop: 'Shop', operator: 'Operator', title: 'Sign in to your shop', account: 'User name, e-mail or mobile number', help: 'The account you shop with. Whoever keeps the shop with you has one of their own.',
  },
  dashboard: { see: 'See the shop as shoppers do' },
};

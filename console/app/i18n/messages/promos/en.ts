/** Promo codes of the platform and of shops. */
export const promos = {
  promos: {
    code: 'Code',
    discount: 'Takes off',
    cost_borne_by: 'Borne by',
    platform: 'The house',
    used: 'Used',
    total_discount: 'Given away',
    per_user: 'Per shopper',
    any_number: 'Any number',
    create: 'Make a code',
    code_help: '4 to 20 letters A to Z and digits.',
    kind: 'Takes off',
    value: 'How much (USD or per cent)',
    cap: 'Of a percentage, at most (USD)',
    minimum: 'From goods of (USD)',
    uses: 'Uses in all',
    created: 'Code made',
    ended: 'Code ended',
    end_text: '{code} takes off nothing from now on. Orders keep what it took off.',
    platform_text: 'The house bears it: shops are due as without it. One code of the house counts in an order.',
    shop_text:
      'You bear it: it lowers what you are due, and commission is taken of the rest. One of your codes counts in an order, beside one of the house.',
    kinds: { percent: 'Per cent', amount: 'A sum' },
  },
};

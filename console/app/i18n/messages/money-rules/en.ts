/** Rules of money: commission and its tax, duties, fees, limits, fines. */
export const moneyRules = {
  tax_in_commission: 'Tax in the commission',
  what_if: 'What if',
  what_if_empty: 'Type a percentage and choose the days to see what it would have changed.',
  what_if_note:
    'Orders paid on these days (UTC) to which the rule would have applied: commission without tax, before refunds. Paid orders keep theirs.',
  from: 'From',
  until: 'Until',
  agreed: 'Agreed',
  new_rule: 'New rule',
  all_shops: 'All shops',
  no_orders: 'No paid orders of these days would have this rule.',
  more_shops: 'and {count} more shops',
  newest_orders:
    'Only the newest {count} orders of these days are counted: those paid since {since}. For older ones, choose an earlier last day.',
  no_newest: 'None of them would have this rule.',
  hs_prefix: 'Tariff class (HS code or its first digits)',
  hs_help: 'Two to ten digits, instead of a category.',
  per_unit: 'Amount besides',
  no_unit: 'None',
  units: {
    class: 'Once for each tariff class',
    piece: 'For each piece',
  },
  unit_amount: 'Amount (USD)',
  only_from: 'Only from these countries',
  priority: 'The longest tariff class counts first, then the category, then everything; of equal ones the latest.',
  amount_per: {
    class: '{amount} per class',
    piece: '{amount} per piece',
  },
  from_countries: 'only from {countries}',
  remittance_of: 'What is handed on',
  remitted: { duties: 'Duty and tax of orders', commission_tax: 'Tax on commission' },
};

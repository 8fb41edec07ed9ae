/** Rules of money: commission and its tax, duties, fees, limits, fines. */
export const moneyRules = {
  tax_in_commission: 'Tax in the commission',
  what_if: 'What if',
  what_if_empty: 'Type a percentage and choose the days to see what it would have changed.',
  what_if_note:
    'Orders paid on these days (UTC) to which the rule would have applied: commission without tax, before refunds. Paid orders keep theirs.',
  from: 'From',
  until: 'Until',
  then: 'Agreed',
  new_rule: 'New rule',
  all_shops: 'All shops',
  no_orders: 'No paid orders of these days would have this rule.',
  more_shops: 'and {count} more shops',
};

/** Goods that must not be sent to some countries. */
export const restrictions = {
  add: 'Restrict goods',
  subject: 'What is restricted',
  hs_prefix: 'First digits of the customs code',
  hs_help: '2 to 10 digits, e.g. 8507 for batteries',
  countries: 'Doesn’t ship to',
  reason_help: 'The law or treaty that it follows from. Operators read it.',
  text: 'Such goods can’t be ordered or shipped to these countries. Shoppers see this on the product and in the cart; orders that are placed stay as they are.',
  end_text: '{subject} can be shipped to these countries again right away.',
  added: 'Restriction added',
  ended: 'Restriction ended',
  hs: 'Customs code {prefix}…',
  subjects: { category: 'A category', adult: 'Everything for adults', hs_code: 'By customs code' },
};

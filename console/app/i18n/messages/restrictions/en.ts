/** Goods that must not be sent to some countries. */
export const restrictions = {
  add: 'Restrict goods',
  subject: 'What is restricted',
  hs_prefix: 'First digits of the customs code',
  hs_help: '2 to 10 digits, e.g. 8507 for batteries',
  countries: 'Not sent to',
  reason_help: 'The law or treaty that it follows from. Operators read it.',
  text: 'Such goods can be neither ordered nor sent to these countries. Shoppers see so on the product and in the cart; orders that are placed stay as they are.',
  end_text: '{subject} can be sent to these countries again at once.',
  added: 'Restriction added',
  ended: 'Restriction ended',
  hs: 'Customs code {prefix}…',
  subjects: { category: 'A category', adult: 'Everything for adults', hs_code: 'By customs code' },
};

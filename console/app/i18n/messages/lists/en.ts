/** Filters, pages and files of lists. */
export const lists = {
  product: 'Product',
  country: 'Country',
  order_or_refund: 'Order or refund number',
  order_or_words: 'Order number or words of the review',
  payout: 'Payout number or reference',
  stars: 'Stars',
  addresses: 'Addresses as CSV',
  addresses_text:
    'Names, phone numbers and addresses of the listed orders that you still have to deliver or whose after-sale time is running. Use them to deliver and for nothing else, and delete the file afterwards. The audit log notes who downloaded how many.',
  payout_orders: 'Orders',
  payout_text:
    'A payout takes from the balance. These are the movements since the payout before it, with their orders; what it did not take was left for the next one.',
  balance_before: 'Balance after the payout before',
  balance_after: 'Balance after it',
  this_payout: 'This payout',
  more: 'Show more',
  filter_further: 'Page numbers end here, at row {rows}. Filter the list further to see the rest.',
  pages: 'Pages',
  pages_of: '{list}: pages',
};

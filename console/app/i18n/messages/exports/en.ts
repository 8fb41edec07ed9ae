/** Files of all that an installation holds. */
export const exports = {
  text: 'Nothing here binds you: all of it can be taken away at any time. Each file is in the audit log. Backups hold everything and are restored as a whole.',
  orders: 'Orders',
  orders_text: 'A row for each line of every order, with shop, shopper and amounts.',
  products: 'Products',
  products_text:
    'A row for each SKU of every shop. To bring products back in, take the file of the shop’s own desk: its import reads it, with five languages and pictures.',
  journal: 'Journal',
  journal_text:
    'Every entry of the books; the entries of a transaction sum to nothing. It is for other books and does not come back in.',
  shoppers: 'Shoppers',
  shoppers_text: 'Names, e-mail addresses and mobile numbers of all accounts. It does not come back in.',
  with_reason: 'Download with a reason',
  reason_text: 'These are personal data. The audit log keeps who took them and why.',
};

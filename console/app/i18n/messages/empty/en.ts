/** What lists say that have no row yet, and what to do next. */
export const empty = {
  tab: 'Nothing here now.',
  filtered: 'Nothing matches these filters.',
  shop_orders:
    'No order yet. As soon as a shopper has paid, the order is here and in your inbox, with the time by which to ship it.',
  shop_refunds: 'No refund request yet. When a shopper requests one, answer it here in time.',
  shop_questions: 'No question yet. Shoppers ask on the page of a product; answer them here, for everyone to read.',
  shop_reviews: 'No review yet. Shoppers can write one when they have received what they bought; you can reply here.',
  shop_promos: 'No code is in force. Make one for your first shoppers, or a coupon that they claim on your page.',
  shop_earnings:
    'Nothing earned yet. Each paid order is listed here; its money is released when the order is completed.',
  shop_payouts: 'No payout yet. Add an account below; when an order is completed, you can have its money paid out.',
  payout_calendar: 'No weekly payout is set. Add an account under Payouts, then choose it for weekly payouts.',
  shop_inbox: 'No message yet. New orders, refund requests, reviews and low stock appear here.',
  shop_audit: 'Nothing was changed yet. What you and your members change at this desk is listed here.',
  shop_delivery:
    'Add a zone for the countries you deliver to, then set the price of a delivery option. Until then nobody can order.',
  new_product: 'A new product: it becomes a draft when you save it',
  /** Of the operators' lists, by resource. */
  lists: {
    recharges:
      'No top-up yet. When a shopper pays in by transfer, the proof of payment waits here to be compared with the bank.',
    deposits: 'No deposit yet. Tokens that arrive on a chain are listed here once its watcher sees them.',
    withdrawals: 'No withdrawal yet. Requests of shoppers and payouts of shops wait here to be approved and paid.',
    payout_batches: 'No batch yet. Choose approved withdrawals and export them for the bank; the file is listed here.',
    chain_balances:
      'No chain was compared with the books yet. Networks that are watched are compared once a day, or now.',
    commissions: 'No rule matches. A rule for all shops always stands; add one for a shop or a category.',
    duties: 'No rule yet. Add what a country asks for at its border; until then nothing is collected.',
    duty_remittances: 'Nothing was handed on yet. Note each transfer to an authority here, so that the books follow.',
    synonyms: 'No group matches. Add words that shoppers type and products are not called by.',
    messages: 'No text matches.',
    corrections_of_shops:
      'No fine and no correction yet. Propose one on a shop’s page; a second operator decides here.',
    corrections: 'No correction yet. One operator requests it on a shopper’s page, and a second one decides here.',
    journal: 'Nothing is booked yet. Every movement of money is listed here as soon as it happens.',
    orders: 'No order yet. Orders of all shops are listed here from the moment they are placed.',
    disputes:
      'No dispute. Shoppers or shops ask for a ruling when they don’t agree about a refund; you rule on it here.',
    questions: 'No question here. Shoppers ask about products in public; reported questions and answers wait for you.',
    reviews: 'No review here. Reviews come from shoppers who received the product; reported ones wait for you.',
    users: 'No shopper yet. Everyone who creates an account is listed here.',
    products: 'No product here. Shops write their products at their desk; those that need a review wait for you.',
    applications: 'No application yet. A shopper who wants to open a shop applies in the storefront; you decide here.',
    traders: 'No shop yet. The traders behind the shops are listed here once an application is approved.',
    changes:
      'Nothing waits. Changes to what protects money are proposed by one administrator and approved here by another.',
    operators: 'Nobody matches. Invite a colleague by e-mail; an administrator approves it.',
    mails: 'No e-mails yet. Every e-mail that the platform writes is listed here, sent or not.',
    networks: 'No network yet. Add a chain on which shoppers can pay in or be paid.',
    texts: 'No text matches. Help and law come with the software; publish your own version of each.',
    days_off: 'No day off is listed. List holidays, and shops are not expected to ship on them.',
    audit_log: 'Nothing was done yet. Every act of an operator is recorded here and can’t be changed.',
    promos: 'No code here. Make one for all shops; the platform pays for what it takes off.',
  },
};

/** What lists say that have no row yet, and what to do next. */
export const empty = {
  tab: 'Nothing here now.',
  filtered: 'Nothing fits these filters.',
  shop_orders:
    'No order yet. As soon as a shopper has paid, the order is here and in your inbox, with the time by which to ship it.',
  shop_refunds: 'No refund request yet. When a shopper asks for one, answer it here within its time.',
  shop_reviews: 'No review yet. Shoppers can write one when they have received what they bought; you can reply here.',
  shop_promos: 'No code is in force. Make one for your first shoppers, or a coupon that they claim on your page.',
  shop_earnings:
    'Nothing earned yet. Each paid order is listed here; its money is released when the order is completed.',
  shop_payouts: 'No payout yet. Add an account below; when an order is completed, you can have its money paid out.',
  payout_calendar: 'No weekly payout is set. Add an account under Payouts, then choose it for weekly payouts.',
  shop_inbox: 'No message yet. New orders, refund requests, reviews and low stock are told here.',
  shop_audit: 'Nothing was changed yet. What you and your members change at this desk is listed here.',
  shop_delivery:
    'Add a zone for the countries you deliver to, then set the price of a way of delivery. Until then nobody can order.',
  new_product: 'A new product: it becomes a draft when you save it',
};

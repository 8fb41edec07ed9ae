/** The words of a shop's own desk. */
export const shop = {
  desk: 'Shop desk', change: 'Change shop',
  roles: { owner: 'Owner', staff: 'Staff' },
  sign_in: {
    door: 'Who are you?', shop: 'Shop', operator: 'Operator', title: 'Sign in to your shop', account: 'User name, e-mail or mobile number', help: 'The account you shop with. Whoever keeps the shop with you has one of their own.',
  },
  dashboard: {
    see: 'See the shop as shoppers do', to_ship: 'Orders to ship', cancels: 'Want to cancel', refunds: 'After-sale requests to answer', disputes: '%{smart_count} dispute |||| %{smart_count} disputes', payable: 'Can be paid out', debt: 'Owed: %{amount}',
    pending: 'In escrow for you', pending_orders: '%{smart_count} order |||| %{smart_count} orders', next_to_ship: 'To ship next', nothing_to_ship: 'Everything is on its way.',
  },
  inbox: { unread: 'Nothing unread |||| %{smart_count} unread', read_all: 'Mark all as read', new: 'New' },
  slip: { title: 'Packing slip', print: 'Print', from: 'From', to: 'To', pieces: 'Pieces', total: 'Value in all' },
  orders: {
    title: 'Order %{sn}', order: 'Order', search: 'Order number or addressee', placed: 'Placed', paid: 'Paid', sent: 'Sent', arrived: 'Arrived', received: 'Received', completed: 'Completed', cancelled: 'Cancelled', refunded: 'Refunded',
    next: 'Next deadline', pieces: '%{smart_count} piece |||| %{smart_count} pieces', left: '%{smart_count} to send |||| %{smart_count} to send', sent_pieces: '%{smart_count} sent |||| %{smart_count} sent', refunded_pieces: '%{smart_count} refunded |||| %{smart_count} refunded',
    late: 'Late', wants_cancel: 'Wants to cancel', wants_cancel_text: 'The shopper wants to cancel. Without an answer in time it is agreed to, and everything is refunded.', paused: 'A parcel is in trouble, so the time to confirm stands still.',
    tabs: { to_ship: 'To ship', late: 'Late', cancel_asked: 'Want to cancel', partly_sent: 'Partly sent', sent: 'On the way', received: 'Received', completed: 'Completed', after_sale: 'After-sale', cancelled: 'Cancelled', to_pay: 'To pay', all: 'All' },
    deadlines: { cancel_answer_by: 'Answer before', ship_by: 'Ship before', confirm_at: 'Counts as received in', after_sale_until: 'You are paid in', pay_before: 'Closes unpaid in' },
    cancel_reasons: { shopper: 'The shopper, shortly after paying', unpaid: 'Not paid in time', agreed: 'You agreed', silence: 'No answer in time', shop: 'The shop', unshipped: 'Not shipped in time', operator: 'The platform' },
    cancel_note: 'What was said', lines: 'What was bought', ship_to: 'Ship to', addressee: 'Addressee', note: 'Note', money: 'Amounts', goods: 'Goods', freight: 'Freight', discount: 'Discount, borne by the platform', total: 'Total',
    parcel: 'Parcel %{number}', carrier: 'Carrier', parcel_number: 'Tracking number', contents: 'Contents', other_carrier: 'Another carrier', slip: 'Packing slip',
    ship: 'Ship', ship_text: 'Pack everything, or fewer pieces to send the rest in another parcel.', shipped: 'The parcel is on its way', of_left: 'Of %{count} to send; 0 leaves it for another parcel', customs: 'Details for customs', customs_name: 'What it is, for customs', hs_code: 'HS code', origin: 'Made in', origin_help: 'Two letters, e.g. JP', customs_value: 'Value of one piece (USD)', customs_value_help: 'Its price when empty',
    agree: 'Agree to cancel', agree_text: 'Everything is refunded at once, and the goods are in stock again.', agreed: 'Cancelled and refunded', refuse: 'Refuse', refuse_text: 'The order stays, and you ship it.', refused: 'Refused',
    cancel: 'Cancel the order', cancel_text: 'Everything is refunded at once. Do this only when it can’t be shipped.', cancel_done: 'Cancelled and refunded',
    tell_news: 'Tell where it is', news: 'What happened', place: 'Place', news_at_help: 'Your local time; empty means now.', news_note: 'Note for the shopper', news_text: 'For carriers that do not tell it themselves. The shopper sees it.', news_told: 'Told',
  },
  money: { title: 'Where is the money', places: { unpaid: 'Not paid', held: 'Held in escrow', released: 'Released to the shop', returned: 'Given back' }, unpaid_text: 'Nothing was paid yet.', paid: 'Paid by the shopper', promotion: 'Paid by promotions', duties: 'Kept for customs', refunded: 'Given back to the shopper', return_freight: 'Return freight paid to the shopper', promotion_back: 'Back to promotions', held: 'In escrow now', commission: 'Commission', got: 'The shop got', will_get: 'The shop will get', refund_until: 'Refund possible until', released_at: 'Released' },
};

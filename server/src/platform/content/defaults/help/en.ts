import type { HelpTexts } from './questions.ts';

export const en: HelpTexts = {
  topics: {
    account: 'Account and codes',
    orders: 'Ordering and paying',
    delivery: 'Delivery',
    refunds: 'Returns and refunds',
    wallet: 'Wallet',
    'top-up': 'Topping up',
    withdrawals: 'Withdrawals',
    safety: 'Shops and safety',
  },
  questions: {
    'open-account': [
      'What do I need to open an account?',
      `A username and a password of at least {password_length} characters; e-mail and mobile number are optional. Passwords that are easy to guess are refused.

Add an e-mail address and confirm it all the same: without a confirmed address nobody can be let back in by mail.`,
    ],
    'forgot-password': [
      'I forgot my password',
      `Choose “Forgot password?” on the sign-in screen. We send a code to the confirmed e-mail address of your account; it is good for 15 minutes.

With the new password every device is signed out, and withdrawals wait for {recovery_lock_time}, so that whoever got into your mailbox does not get your money.`,
    ],
    'confirm-email': [
      'Why should I confirm my e-mail address?',
      `A confirmed address lets you set a new password or payment code when you have forgotten yours, and tells you about sign-ins from new devices.

Confirm it under Me, Security: it takes your login password and a code that we send to the address.`,
    ],
    'payment-code': [
      'What is the payment code, and what if I forget it?',
      `It is a code of 6 to 12 digits that you enter for every payment and withdrawal. It is not your login password. You set it under Me, Security.

Five wrong entries in a row lock it for three hours; ten within a day put it out of use until you set a new one by e-mail. If you forgot it, we send a code to your confirmed e-mail address; you can then pay at once, but withdrawals wait for {recovery_lock_time}.`,
    ],
    'signed-in-devices': [
      'Somebody else may be using my account',
      `Under Me, Security you see every signed-in device and can sign out each of them, or all others at once. Then change your password and your payment code.

After a change withdrawals wait for {lock_time}, and nothing is paid out to a new card or address within {new_address_time}.`,
    ],
    'time-to-pay': [
      'How long do I have to pay?',
      `{pay_time} after you place the order. The goods are reserved for you until then; afterwards the order closes by itself and you owe nothing. You pay from your wallet with your payment code.`,
    ],
    'cancel-order': [
      'Can I cancel an order?',
      `- Not paid yet: at any time, in the order.
- Paid: within {free_cancel_time} it is cancelled at once, and everything you paid is back in your wallet.
- Later, while nothing has been shipped: you ask the shop. If it does not answer within {cancel_answer_time}, the order is cancelled and refunded.

Once a parcel is on its way you can ask for a refund instead.`,
    ],
    'change-address': [
      'Can I change the address of an order?',
      `No: freight, duty and tax were calculated for that address. While the order can still be cancelled, cancel it and order again with the right address; a promo code can be used again.`,
    ],
    'promo-codes': [
      'How do coupons and promo codes work?',
      `A code of the platform and one of each shop count together. Coupons that you have claimed on a shop’s page are applied by themselves at checkout, the best one of each shop.

If an order is cancelled, the codes that counted for it can be used again while they are valid.`,
    ],
    'other-currencies': [
      'Why do prices carry the sign ≈?',
      `Every charge is in US dollars. If you choose another currency, prices are converted at a stored rate and marked with ≈; the product page names the rate, its source and its day. The checkout always shows the exact amount in dollars.`,
    ],
    'when-shipped': [
      'When is my order shipped?',
      `A shop ships within {ship_days} working days after your payment, unless its page names a longer time or a holiday. The order shows the exact day.

If nothing was shipped by then, both of you are reminded. {ship_grace_time} later the order is cancelled, and everything you paid is back in your wallet.`,
    ],
    'follow-parcel': [
      'How do I follow my parcel?',
      `Open the order: each parcel has its carrier, its number and the events that the carrier or the shop reports. An order can travel in several parcels; what has not been sent yet is listed too.`,
    ],
    'not-arrived': [
      'My parcel does not arrive',
      `While the carrier reports a problem, the time after which the order counts as received stands still. A parcel without any news for {parcel_silent_time} is marked as expired, and we tell you.

If the time runs out and nothing is there, extend it once by {extend_time}, or ask for a refund with the reason that it was not received.`,
    ],
    'confirm-received': [
      'When does an order count as received?',
      `When you confirm it. Otherwise {confirm_time} after the last parcel was delivered, or {confirm_dispatch_time} after it was sent. You can put that off once by {extend_time}.

From then on you can ask for a refund for {aftersale_time}. Only after that does the shop get the money.`,
    ],
    'duty-and-tax': [
      'Do I have to pay duty and tax?',
      `The checkout lists duty and tax for your country. What is collected with the order is a part of the total: nothing more is due for it at the border, and it goes back with a refund. What is only estimated is marked so, is in no total, and may be asked of you by the customs office.`,
    ],
    'request-refund': [
      'How do I ask for a refund?',
      `Open the order, choose Refund, and pick the items, the amount and the reason. Once you have the goods, add photographs.

You can ask from your payment until {aftersale_time} after the receipt, and for {late_time} after the order was completed. One request at a time is open for an order.`,
    ],
    'shop-answers': [
      'How long may the shop take to answer?',
      `{answer_time}. If it does not answer, you get the money where nothing was shipped or where you ask for at most {small_amount}; in other cases the platform decides.

If the shop offers something else, you have {offer_time} to accept or decline; without your answer the request is closed.`,
    ],
    'send-back': [
      'I have to send something back. Who pays for it?',
      `Send it within {return_time} after the shop agreed, and enter the tracking number in the request. The shop then has {check_time} to check the goods; if it says nothing, you get your money.

Where the shop is responsible for the reason, such as a defect or a wrong item, it also pays the return freight, up to {return_freight}.`,
    ],
    'where-refund-goes': [
      'Where does a refund go, and when?',
      `Into your wallet, at the moment at which the refund is agreed, decided or due; there is no waiting for a bank. The order and your fund record show it at once.`,
    ],
    dispute: [
      'The shop and I can’t agree',
      `Within {escalate_time} after a refusal you can open a dispute. Both sides have {evidence_time} for words and photographs, then an operator decides within {ruling_time} and gives the reason. Until then the money stays in escrow.`,
    ],
    'where-is-my-money': [
      'Where is the money of my order?',
      `In escrow: the platform holds it in an account of the order’s own. The strip in each order shows whether it was paid, is held, until when you can ask for a refund, and when it was released. The shop gets it {aftersale_time} after the receipt, not before.`,
    ],
    'fund-record': [
      'Can I check my balance myself?',
      `Me, Fund record lists every movement with its number and the balance after it. You can draw a statement of any days, and download it as CSV: opening balance, money in, money out and closing balance add up.`,
    ],
    'wallet-closed': [
      'Why can’t I top up or withdraw?',
      `On this platform the wallet keeps refunds and earnings only; topping up and withdrawing are closed. You can spend your whole balance in the shops.`,
    ],
    'ways-to-top-up': [
      'How do I top up my wallet?',
      `Me, Top up shows the ways that are set up here: by card or online on the page of a payment service, on-chain to a deposit address of your own, or by a transfer with evidence that somebody compares with what arrived. The least is {recharge_min}. What is credited is what arrived.`,
    ],
    'deposit-missing': [
      'A transfer to my deposit address is missing',
      `Paste its transaction hash or the address under “Is a transfer missing?” on the top-up screen. You learn the reason, such as missing confirmations, another network, another token or an amount below the minimum, and what to do next.`,
    ],
    'wrong-network': [
      'I sent on the wrong network',
      `Always choose the same network as the one that you send from, and send the named token only. A transfer on another network does not arrive at your deposit address here, and in most cases nobody can bring it back. Look it up with its hash first: if we can see it, the answer says how to claim it.`,
    ],
    'how-to-withdraw': [
      'How do I withdraw money?',
      `Me, Withdraw: to a bank account or to a chain address, from {withdraw_min} to {withdraw_max} at once and up to {withdraw_day} within a day. Fee and arrival are shown before you confirm with your payment code. Nothing is sent to a new card or address within its first {new_address_time}.`,
    ],
    'withdrawal-promise': [
      'What do you promise about withdrawals?',
      `- Fee, review time and arrival are fixed when you request.
- It is reviewed within {withdraw_review_time}. If we are later, you pay no service charge.
- Once passed it arrives within {arrival_bank_time} at a bank, within {arrival_chain_time} on a chain.
- You can cancel it while it is reviewed.
- No one ever asks you for a further payment to release your money.`,
    ],
    'withdrawal-refused': [
      'My withdrawal was refused',
      `The withdrawal record names the reason. The whole amount, fee included, is back in your balance. Correct what is named there, such as a name that is not that of the bank account, and request it again.`,
    ],
    'withdrawals-paused': [
      'Why are my withdrawals paused?',
      `After a change of your password or payment code they wait for {lock_time}, after a reset by mail or a new confirmed e-mail address for {recovery_lock_time}. That gives you time to notice a change that was not yours. Paying for orders goes on.`,
    ],
    'who-sells': [
      'From whom do I buy?',
      `From the shop, not from the platform. Each shop’s page shows who answers for it in law, whether an operator has checked that, and its policies. Its sales, followers and ratings are counted from real orders; nobody can enter them.`,
    ],
    'write-review': [
      'Who can write reviews?',
      `Only those who received the product, until {review_time} after the order was completed. You can change a review once within {review_edit_time} and add to it once within {review_follow_up_time}. A shop can reply and report, but not delete.`,
    ],
    'never-asked': [
      'What will Tradewind never ask of me?',
      `- Your login password or your payment code in a chat, a mail or a call.
- A transfer to a personal account or address.
- A fee, tax or deposit to release your money.
- To pay for an order outside of the checkout.

Whoever asks for that is not us. Pay nothing and tell customer service.`,
    ],
    'open-shop': [
      'How do I open a shop?',
      `Me, Open a shop: give the details of your company or yourself, upload the documents and name the shop. Operators check the application, may ask questions, and open the shop. The documents are read by operators only and deleted {documents_time} after the decision.`,
    ],
  },
};

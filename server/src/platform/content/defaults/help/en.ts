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

Add an e-mail address and confirm it all the same: without a confirmed address, we can’t help you back in by e-mail.`,
    ],
    'forgot-password': [
      'I forgot my password',
      `Choose “Forgot password?” on the sign-in screen. We send a code to the confirmed e-mail address of your account; it is valid for 15 minutes.

With the new password, every device is signed out and withdrawals are paused for {recovery_lock_time}, so that nobody who got into your mailbox can take your money.`,
    ],
    'confirm-email': [
      'Why should I confirm my e-mail address?',
      `A confirmed address lets you reset your password or payment code when you have forgotten it, and we tell you there about sign-ins from new devices.

Confirm it under Me, Payment and security: you need your login password and a code that we send to the address.`,
    ],
    'payment-code': [
      'What is the payment code, and what if I forget it?',
      `It is a code of 6 to 12 digits that you enter for every payment and withdrawal. It is not your login password. You set it under Me, Payment and security.

Five wrong entries in a row lock it for three hours; ten in a day disable it until you reset it by e-mail. If you forgot it, we send a code to your confirmed e-mail address; you can then pay right away, but withdrawals are paused for {recovery_lock_time}.`,
    ],
    'signed-in-devices': [
      'Someone else may be using my account',
      `Under Me, Payment and security you see every signed-in device and can sign out each of them, or all others at once. Then change your password and your payment code.

After a change, withdrawals are paused for {lock_time}, and nothing is paid out to a new card or address within {new_address_time}.`,
    ],
    'time-to-pay': [
      'How long do I have to pay?',
      `{pay_time} after you place the order. The items are held for you until then; after that the order closes automatically and you owe nothing. You pay from your wallet with your payment code.`,
    ],
    'cancel-order': [
      'Can I cancel an order?',
      `- Not paid yet: at any time, in the order.
- Paid: within {free_cancel_time} it is cancelled right away, and everything you paid is back in your wallet.
- Later, while nothing has been shipped: you ask the shop. If it does not answer within {cancel_answer_time}, the order is cancelled and refunded.

Once a parcel is on its way, you can request a refund instead.`,
    ],
    'change-address': [
      'Can I change the address of an order?',
      `No: freight, duty and tax were calculated for that address. While the order can still be cancelled, cancel it and order again with the right address; a promo code can be used again.`,
    ],
    'promo-codes': [
      'How do coupons and promo codes work?',
      `One of our codes and one from each shop can be used together. Coupons you have claimed on a shop’s page are applied automatically at checkout, the best one from each shop.

If an order is cancelled, the codes used for it can be used again while they are valid.`,
    ],
    'other-currencies': [
      'Why do prices show the sign ≈?',
      `Every charge is in US dollars. If you choose another currency, prices are converted at a stored rate and marked with ≈; the product page shows the rate, its source and its date. The checkout always shows the exact amount in dollars.`,
    ],
    'when-shipped': [
      'When is my order shipped?',
      `A shop ships within {ship_days} working days after your payment, unless its page states a longer time or a holiday. The order shows the exact day.

If nothing has shipped by then, you both get a reminder. {ship_grace_time} later the order is cancelled, and everything you paid is back in your wallet.`,
    ],
    'follow-parcel': [
      'How do I track my parcel?',
      `Open the order: each parcel has its carrier, its tracking number and the updates that the carrier or the shop reports. An order can travel in several parcels; what has not been sent yet is listed too.`,
    ],
    'not-arrived': [
      'My parcel hasn’t arrived',
      `While the carrier reports a problem, the time until the order is marked as received is paused. A parcel without any updates for {parcel_silent_time} is marked as expired, and we tell you.

If time is running out and nothing has arrived, extend it once by {extend_time}, or request a refund and choose “Not received”.`,
    ],
    'confirm-received': [
      'When is an order marked as received?',
      `When you confirm it. Otherwise {confirm_time} after the last parcel was delivered, or {confirm_dispatch_time} after it was sent. You can extend that once by {extend_time}.

From then on, you have {aftersale_time} to request a refund. Only after that is the shop paid.`,
    ],
    'duty-and-tax': [
      'Do I have to pay duty and tax?',
      `The checkout lists duty and tax for your country. What is collected with the order is part of the total: nothing more is due for it at the border, and it is refunded with the order. What is only an estimate is marked as one, is in no total, and customs may charge it when the parcel arrives.`,
    ],
    'request-refund': [
      'How do I request a refund?',
      `Open the order, choose “Request a refund”, and pick the items, the amount and the reason. Once you have the goods, add photos.

You can request one from your payment until {aftersale_time} after receipt, and for {late_time} after the order was completed. An order can have one open request at a time.`,
    ],
    'shop-answers': [
      'How long can the shop take to answer?',
      `{answer_time}. If it does not answer, you get the money if nothing was shipped or if you requested at most {small_amount}; in other cases the platform decides.

If the shop offers something else, you have {offer_time} to accept or decline; without your answer the request is closed.`,
    ],
    'send-back': [
      'I have to send something back. Who pays for it?',
      `Send it within {return_time} after the shop agreed, and enter the tracking number in the request. The shop then has {check_time} to check the goods; if it doesn’t respond, you get your money.

If the shop is responsible for the reason, such as a defect or a wrong item, it also pays the return freight, up to {return_freight}.`,
    ],
    'where-refund-goes': [
      'Where does a refund go, and when?',
      `Into your wallet, as soon as the refund is agreed, decided or due; there is no waiting for a bank. The order and your transactions show it right away.`,
    ],
    dispute: [
      'The shop and I can’t agree',
      `Within {escalate_time} after a refusal, you can choose “Ask for a ruling”. Both sides have {evidence_time} to add text and photos, then an operator rules within {ruling_time}, with reasons. Until then, the money stays in escrow.`,
    ],
    'where-is-my-money': [
      'Where is the money of my order?',
      `In escrow: the platform holds it in a separate account for that order. “Where is my money” in each order shows whether it was paid, is held, until when you can request a refund, and when it was released. The shop gets it {aftersale_time} after receipt, not before.`,
    ],
    'fund-record': [
      'Can I check my balance myself?',
      `Me, Transactions lists every movement with its number and the balance after it. You can get a statement for any dates and download it as CSV: opening balance, money in, money out and closing balance add up.`,
    ],
    'wallet-closed': [
      'Why can’t I top up or withdraw?',
      `On this platform, the wallet holds only refunds and earnings; top-ups and withdrawals are closed. You can spend your whole balance in the shops.`,
    ],
    'ways-to-top-up': [
      'How do I top up my wallet?',
      `Me, Top up shows the methods that are set up here: by card or online on the page of a payment provider, on-chain to your own deposit address, or by a manual transfer with proof of payment that we check by hand against what arrived. The minimum is {recharge_min}. We credit what arrived.`,
    ],
    'deposit-missing': [
      'A transfer to my deposit address is missing',
      `Paste its transaction hash or the address under “Is a transfer missing?” on the top-up screen. We tell you the reason, such as missing confirmations, another network, another token or an amount below the minimum, and what to do next.`,
    ],
    'wrong-network': [
      'I sent on the wrong network',
      `Always choose the same network as the one you send from, and only send the token named there. A transfer on another network does not arrive at your deposit address here, and in most cases it can’t be recovered. Look it up with its hash first: if we can see it, the answer says how to claim it.`,
    ],
    'how-to-withdraw': [
      'How do I withdraw money?',
      `Me, Withdraw: to a bank account or to a chain address, from {withdraw_min} to {withdraw_max} at a time and up to {withdraw_day} in a day. Fee and arrival time are shown before you confirm with your payment code. Nothing is sent to a new card or address for the first {new_address_time}.`,
    ],
    'withdrawal-promise': [
      'What do you promise about withdrawals?',
      `- Fee, review time and arrival time are fixed when you request it.
- It is reviewed within {withdraw_review_time}. If we’re later, you pay no fee.
- Once approved, it arrives within {arrival_bank_time} at a bank, within {arrival_chain_time} on a chain.
- You can cancel it while it is in review.
- No one ever asks you for a further payment to release your money.`,
    ],
    'withdrawal-refused': [
      'My withdrawal was refused',
      `Your withdrawal history shows the reason. The full amount, fee included, is back in your balance. Correct what is named there, such as a name that doesn’t match the bank account, and request it again.`,
    ],
    'withdrawals-paused': [
      'Why are my withdrawals paused?',
      `After a change of your password or payment code they are paused for {lock_time}, after a reset by e-mail or a new confirmed e-mail address for {recovery_lock_time}. That gives you time to notice a change you didn’t make. You can still pay for orders.`,
    ],
    'who-sells': [
      'Who do I buy from?',
      `From the shop, not from the platform. Each shop’s page shows who is legally responsible for it, whether an operator has checked that, and its policies. Its sales, followers and ratings are counted from real orders; nobody can enter them.`,
    ],
    'write-review': [
      'Who can write reviews?',
      `Only those who received the product, until {review_time} after the order was completed. You can edit a review once within {review_edit_time} and add to it once within {review_follow_up_time}. A shop can reply to it and report it, but not delete it.`,
    ],
    'ask-question': [
      'Can I ask something about a product?',
      `Yes, on its page under “Questions and answers”. Everyone can read the question, with only the first letter of your name. The shop answers, and so can people who received the product. We notify you of the answer. About an order, write to the shop instead: your message is private.`,
    ],
    'never-asked': [
      'What will Tradewind never ask me for?',
      `- Your login password or your payment code in a chat, an e-mail or a call.
- A transfer to a personal account or address.
- A fee, tax or deposit to release your money.
- To pay for an order outside the checkout.

Anyone who asks for that is not us. Pay nothing and tell customer service.`,
    ],
    'open-shop': [
      'How do I open a shop?',
      `Me, Open a shop: give the details of your company or yourself, upload the documents and name the shop. Operators review the application, may ask questions, and open the shop. Only operators can read the documents, and they are deleted {documents_time} after the decision.`,
    ],
  },
};

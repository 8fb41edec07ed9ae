import type { LawTexts } from './documents.ts';

export const en: LawTexts = {
  terms: [
    'Terms of use',
    `## 1. Who agrees to what

These terms apply between you and the operator of this platform, who is named in the imprint. You buy from the shop that a product belongs to: the sale is a contract between you and that shop. The operator provides the platform, takes payments for the shops and holds them.

## 2. Your account

An account is for one person. Keep your password and your payment code to yourself. Tell us right away if someone else may have used your account; under Security you can sign out every device.

## 3. Ordering and paying

An order is binding when you place it. It must be paid within {pay_time}; otherwise it closes and nobody owes anything. Every charge is in US dollars and is shown before you pay: goods, delivery, discounts, and duty and tax as far as they are collected with the order.

## 4. Escrow

The operator holds what you paid for an order until {aftersale_time} after receipt, and then pays the shop after deducting its commission. An order counts as received when you confirm it, {confirm_time} after its delivery, or {confirm_dispatch_time} after its dispatch.

## 5. Wallet

The wallet is kept in US dollars, bears no interest and is not a deposit at a bank. The terms of a withdrawal are fixed when you request it. A refused or cancelled withdrawal goes back to your balance in full. Nobody may ask you for a further payment to release your money.

## 6. Refunds and disputes

How cancellations, refunds and returns work is described in “Withdrawal, returns and refunds”. Where you and a shop do not agree, an operator decides with reasons. Your statutory rights, and your right to go to court, are not affected.

## 7. Reviews and messages

Reviews are written by those who received the product. Anything unlawful, insulting or untrue may be hidden, and the author is given the reason.

## 8. Changes

New versions of these terms are published here with the day on which they take effect, and earlier versions stay available. Orders keep the version under which they were placed.`,
  ],
  privacy: [
    'Privacy',
    `## Who is responsible

The operator of this platform, named in the imprint. For what a shop does with the data of your order, that shop is responsible; its own policy is on its page.

## What we store

- Your account: username, nickname, e-mail and mobile number if you give them, language and currency. Passwords and payment codes are stored as digests only.
- Your addresses, orders, refunds, reviews, notifications and conversations with customer service.
- Every movement of your wallet, and your payout accounts.
- Your signed-in devices with their network addresses, so that you can end their sessions.

## What for

To carry out your orders and payments, to answer you, to protect accounts and money against misuse, and to keep the books that the law requires. Visits of shops and products are counted with a digest whose key is deleted every day, so they can’t be traced to a person afterwards.

## Who gets it

The shop gets what it needs to deliver: name, address, phone number, what was bought, and what you write. Carriers and customs get what they need for the parcel. Payment providers and networks get what a payment needs. Nothing is sold, and there is no third-party advertising.

## Cookies

Only those the site can’t work without: your session, your language and your currency. There are none for advertising or tracking.

## How long

As long as your account exists; books, orders and payments as long as the law requires. Documents of an application to open a shop are deleted {documents_time} after the decision.

## Your rights

You may ask what is stored about you, have it corrected or deleted, receive it, object to its use, and complain to the data protection authority where you live. Write to customer service or to the address in the imprint.`,
  ],
  returns: [
    'Withdrawal, returns and refunds',
    `## Cancelling

You can cancel an unpaid order at any time. A paid order can be cancelled with immediate effect within {free_cancel_time} of the payment. After that, and while nothing has been shipped, the shop has {cancel_answer_time} to answer; its silence counts as consent. An order that is not shipped in time is cancelled {ship_grace_time} later. In each case everything you paid goes back to your wallet.

## Right of withdrawal

Where the law of your country gives you a right to withdraw from a purchase, for example within 14 days in the European Union, you can use it by requesting a refund in your order or by writing to the shop. You need not give a reason.

## Refunds

You can request a refund for all or part of an order from the payment until {aftersale_time} after receipt, and for {late_time} after the order was completed. The shop answers within {answer_time}. If it does not, you are refunded if nothing was shipped or if you requested at most {small_amount}; otherwise an operator decides.

## Sending back

Goods are sent back within {return_time} after the shop agreed, and checked within {check_time}. If the shop is responsible for the reason, it pays the return freight, up to {return_freight}; otherwise you pay it, unless the law says otherwise.

## Where the money goes

Refunds go to your wallet when they are agreed, decided or due. Duty and tax that were collected with the order are refunded with it.

## Warranty

Your statutory rights when goods are defective last longer than these times. They apply against the shop and are not affected.`,
  ],
  shipping: [
    'Shipping',
    `## Time

A shop ships within {ship_days} working days after the payment, unless its page states a longer time or a holiday. The order states the exact day.

## Cost

Freight depends on the destination and on the option you choose, and is shown before you pay. A shop that does not deliver to your country says so on the product page and at checkout.

## Parcels

An order can travel in several parcels; each has its own tracking. While a carrier reports a problem, the time until the order counts as received is paused. You can extend it once by {extend_time}.

## Duty and tax

The checkout lists what is collected with the order; nothing more is due for that at the border. What is marked as an estimate may be charged by the customs authority of your country.

## Risk

Loss or damage on the way is not at your expense: request a refund in the order.`,
  ],
  'prohibited-goods': [
    'Prohibited goods',
    `Shops may offer only what may be sold and delivered where they deliver. Not allowed anywhere on this platform:

- Weapons, ammunition, explosives and their parts
- Drugs, prescription medicines and products that claim to heal without approval
- Tobacco, e-cigarettes and alcohol where the sale is not licensed
- Live animals, protected species and products made of them
- Counterfeits and goods that infringe the rights of others
- Stolen goods, and goods recalled as unsafe
- Money, securities, crypto-assets, vouchers for money, and accounts of other services
- Forged documents, and data about people
- Content that is unlawful, incites hatred or violence, or abuses children
- Human organs, tissue and body fluids

Products for adults are allowed in their own category only and are shown only after a confirmation of age.

Operators may take a product down, giving the shop the reason, and may suspend a shop. You can tell customer service about a product that should not be here.`,
  ],
  imprint: [
    'Imprint',
    `The operator of this installation has not published an imprint yet. The law of most countries requires these details before the first sale:

- Name and legal form of the operator, and who represents it
- Postal address
- E-mail address and telephone number
- Register and registration number
- Tax number, where one exists
- Supervisory authority, if payments need a licence
- Body for the settlement of disputes`,
  ],
};

import { aftersales } from './aftersales/en.ts';
import { audit } from './audit/en.ts';
import { chains } from './chains/en.ts';
import { freight } from './freight/en.ts';
import { health } from './health/en.ts';
import { house } from './house/en.ts';
import { mails } from './mails/en.ts';
import { profile } from './profile/en.ts';
import { promos } from './promos/en.ts';
import { reviews } from './reviews/en.ts';
import { rates } from './rates/en.ts';
import { settlement } from './settlement/en.ts';
import { shop } from './shop/en.ts';

/** The desk's words. English is what the others are measured against: a language that lacks one does not compile. */
export const en = {
  console: 'Console',
  errors: {
    unreachable: 'The server did not answer. Check your connection and try again; a repeated act counts once.',
    unreadable: 'The server’s answer could not be read. Try again.',
    signed_out: 'Sign in to go on.',
  },
  menu: {
    promos: 'Promo codes', shop_promos: 'Promo codes',
    days_off: 'Days off', duty_remittances: 'Paid to authorities', traders: 'Who runs the shops',
    duties: 'Duties and taxes', shop_freight: 'Delivery',
    rates: 'Rates', mails: 'Mail outbox', reviews: 'Reviews', shop_reviews: 'Reviews', disputes: 'Disputes', shop_refunds: 'Refunds', dashboard: 'Dashboard', recharges: 'Top-ups', deposits: 'Deposits', networks: 'Networks', withdrawals: 'Withdrawals', payout_batches: 'Payment batches', commissions: 'Commissions', shop_earnings: 'Earnings', shop_payouts: 'Payouts',
    corrections: 'Corrections', orders: 'Orders', shop_orders: 'Orders', shop_inbox: 'Inbox', shop_profile: 'Shop profile', users: 'Shoppers', journal: 'Journal', books: 'Books', settings: 'Settings',
    operators: 'Operators', audit_log: 'Audit log', health: 'Health', clock: 'Clock', demo_chain: 'Demo chain', open: 'Open menu', sign_out: 'Sign out', theme: 'Light or dark', language: 'Language',
    money: 'Money', people: 'People', house: 'House',
  },
  roles: { finance: 'Finance', support: 'Support', catalogue: 'Catalogue', admin: 'Administrator' },
  sign_in: {
    title: 'Sign in to the desk', email: 'E-mail', password: 'Password', code: 'Code of your authenticator',
    code_help: 'Leave it empty at your first sign-in.', submit: 'Sign in',
    enrol_title: 'Set up codes', enrol_text: 'Scan this with an authenticator app, or type the secret into it. It is shown for %{minutes} minutes.',
    secret: 'Secret', qr: 'QR code for an authenticator app', new_password: 'Your own password', new_password_help: 'At least %{length} characters.',
    enrol_submit: 'Finish and sign in', back: 'Start again',
  },
  common: {
    over: 'Over', all: 'All', shopper: 'Shopper', state: 'State', amount: 'Amount', network: 'Network', method: 'Way', address: 'Address', asked_at: 'Asked at', decided: 'Decided',
    reason: 'Reason', reason_help: 'The shopper reads it, word by word.', by: 'By', at: 'When', details: 'Details', search: 'Search', from: 'From', until: 'Until (included)',
    balance: 'Can be spent', held: 'Held', reference: 'Reference', copy: 'Copy', copied: 'Copied', close: 'Close', back: 'Back to the list',
    total: 'Total', download: 'Download CSV', id: 'Id', nobody: 'By itself', acts: 'What can be done', shopper_id: 'Shopper’s id', find_shopper: 'Account, e-mail, name or mobile number', searching: 'Looking …', nobody_found: 'Nobody found', clear: 'Clear', show_choices: 'Show choices', kind: 'Kind', empty: 'Nothing here.',
  },
  methods: { chain: 'On-chain', manual: 'With evidence', card: 'Card', online: 'Online', bank: 'Bank' },
  recharges: {
    agreed: 'Noted; somebody else has to see the same amount arrive', large: 'So large that two people have to see the same amount arrive; the second one credits it.', approvals: 'Agreed so far', approval: '%{operator}: %{amount}',
    title: 'Top-up %{amount}', asked: 'Asked', arrived: 'Arrived', evidence: 'Evidence', no_evidence: 'This way of topping up has no picture.', enlarge: 'Enlarge',
    duplicates: 'Same picture %{count}×', same_picture: 'The same picture elsewhere', same_picture_text: 'This very picture was sent more than once. Look closely before you approve.',
    own: 'same shopper', address_known: 'This shopper’s address', address_unknown: 'Not an address of this shopper', only_duplicates: 'Repeated pictures only',
    taken_back: 'Taken back', borne: 'Borne by the platform', message: 'Message to the shopper', payment: 'Proof',
    states: { waiting: 'Waiting for payment', auditing: 'Auditing', passed: 'Passed', refused: 'Refused' },
    approve: 'Approve', approve_text: 'Credits %{name} with what arrived. It can’t be undone here, only corrected by two people.',
    arrived_label: 'Amount that arrived (USD)', message_label: 'Message to the shopper', message_help: 'Needed where the amount differs from what was asked.', approved: 'Credited',
    refuse: 'Refuse', refuse_text: 'Nothing is credited to %{name}.', refused: 'Refused', reversals: 'Disputes and refunds', reversal: { dispute: 'Dispute', refund: 'Refund' },
  },
  withdrawals: {
    own_approval: 'You approved it. Somebody else has to pass it.', release: 'Release', release_text: 'A payment of %{name} was taken back, so this waits. Release it only when the loss is settled.', released: 'Released', held_text: 'A payment of this shopper was taken back. Nothing can be paid out before you release or refuse it.', taken_back: 'Taken back', release_reason: 'Why it may go',
    title: 'Withdrawal %{sn}', asked_by: 'Asked by', receives: 'Arrives', fee: 'Fee', fee_waived: 'Fee waived', to: 'To', holder: 'Account holder', bank_name: 'Bank', review_before: 'Decide before', not_before: 'Not before',
    late: 'Late', code_unchecked: 'No payment code', code_unchecked_text: 'Asked by an older client without the payment code. Look more closely.',
    second: 'Two people', approved_by: 'Approved by', decided_by: 'Decided by', batch: 'Batch', rate: 'Rate', arrival: 'Promised arrival', hours: '%{smart_count} hour |||| %{smart_count} hours',
    credentials: 'Password or code changed', address_added: 'Address added', address_uses: 'Paid there before', times: 'once |||| %{smart_count} times', never: 'never', history: 'History', promise: 'The promise', judge: 'To judge it by',
    queues: { auditing: 'Auditing', needs_approval: 'Needs approval', ready: 'Ready to pay', on_hold: 'On hold', paying: 'In payment', late: 'Late', passed: 'Passed', refused: 'Refused', cancelled: 'Cancelled' },
    events: { asked: 'Asked', approved: 'Approved', released: 'Released', handed_over: 'Handed over for payment', passed: 'Passed', refused: 'Refused', cancelled: 'Cancelled' },
    pass: 'Pass', pass_text: 'Say that %{amount} was paid to %{name}.', reference_label: 'Reference of the bank, or transaction hash', passed: 'Passed',
    approve: 'Approve', approve_text: 'You are the first of two. Somebody else has to pass it.', approved: 'Approved; somebody else can pass it now',
    refuse: 'Refuse', refuse_text: 'Amount and fee go back to %{name} at once.', refused: 'Refused; the money is back',
    export: 'Hand over for payment', export_text: 'Makes a payment batch of everything that is ready, as a CSV. Shoppers can no longer cancel these.', export_some: 'Makes a payment batch of what you selected, as a CSV. Shoppers can no longer cancel these.', exported: 'Batch made',
  },
  payout_batches: { number: 'Batch', made_at: 'Made', made_by: 'By', count: 'Withdrawals', open: 'Still open' },
  corrections: {
    amount_help: 'With a minus sign it is taken from the shopper.', against: 'Against', ask: 'Ask for a correction',
    ask_text: 'Nothing moves until another operator approves.', asked: 'Asked; somebody else has to approve', reason_label: 'Reason, as the shopper will read it',
    approve: 'Approve and book', approve_text: '%{amount} for %{name}. Asked by %{by}: “%{reason}”', approved: 'Booked', refuse: 'Refuse', take_back: 'Take back', refused: 'Closed without booking',
    sources: { platform: 'Platform revenue', bank: 'Bank', card: 'Card' },
    states: { asked: 'Needs a second person', approved: 'Booked', refused: 'Closed' },
  },
  users: {
    username: 'Name', nickname: 'Shown as', email: 'E-mail', mobile: 'Mobile', since: 'Since', statement: 'Account statement', account: 'Account', available: 'Can be spent', held: 'Held for withdrawals',
    opening: 'Opening balance', closing: 'Closing balance', movement: 'Movement', after: 'Balance after', number: 'No.', search: 'Name, e-mail, mobile or id', recharges: 'Top-ups', withdrawals: 'Withdrawals', journal: 'Journal',
  },
  journal: { memo: 'Memo', entries: 'Entries', account: 'Account', after: 'Balance after' },
  books: {
    owed: 'Owed', held: 'Held', difference: 'Difference', difference_help: 'Zero, or the books are wrong', owed_to: 'Owed to others', held_at: 'Held, by source', compare: 'Liabilities against holdings',
    run: 'Recount the books', run_text: 'Recounts every transaction and balance. It takes a moment and changes nothing.', ran: 'Recounted', checks: 'Recounts', right: 'In order', wrong: 'Not in order', duration: 'Took', nightly: 'Nightly', transactions: 'Transactions', entries: 'Entries', took: '%{ms} ms',
    last: 'Last recount',
    sources: { bank: 'Bank', card: 'Card', demo: 'Play money' },
    kinds: { user_available: 'Shoppers, to spend', user_held: 'Held for withdrawals', shop_available: 'Shops', shop_held: 'Shops, on its way', shop_debt: 'Owed by shops', order_escrow: 'In escrow for orders', platform_duties: 'Duties and taxes collected', duties_ahead: 'Handed on ahead, to be set off', platform_revenue: 'Platform revenue', platform_promotions: 'Promotions', outside: 'Outside' },
  },
  dashboard: {
    owed: 'Owed to others', held: 'Held for them', recharges: 'Top-ups to audit', withdrawals: 'Withdrawals to audit', late: '%{smart_count} late |||| %{smart_count} late', all_in_time: 'All in time', corrections: 'Corrections to approve',
    in_order: 'Every cent is there', not_in_order: 'Off by %{amount}', next_recharges: 'Top-ups that wait longest', next_withdrawals: 'Withdrawals to decide next', nothing: 'Nothing waits here.', see_all: 'See all', owed_parts: 'What is owed', hello: 'Welcome, %{name}', no_desk: 'Choose on the left what you came for.',
  },
  settings: {
    change: 'Change', history: 'History', no_fee: 'Empty: no withdrawals over this network.', since: 'Since %{moment}', standard: 'Standard', upcoming: 'From %{moment}: %{value}', effective: 'Holds from', effective_help: 'Your local time; empty means now. What was promised before stays as it was.', changed: 'Changed', installation: 'Installation',
    mode_text: 'An open wallet takes money in from strangers and pays it out. In many countries that needs a licence as a payment or e-money institution, and for chains as a crypto-asset service. Open it only when yours is in order.',
    open: 'Open: top-up and withdrawal', closed: 'Closed: refunds and earnings only', hours: '%{smart_count} hour |||| %{smart_count} hours', days: '%{smart_count} day |||| %{smart_count} days', minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    groups: { duties: 'Duties and taxes', settlement: 'Settlement with shops', payout: 'Payouts to shops', orders: 'Orders', aftersale: 'After-sale', reviews: 'Reviews', dispute: 'Disputes', wallet: 'Wallet', withdrawal: 'Withdrawals', security: 'Security', recharge: 'Top-ups', network: 'Networks' },
    weekly: 'Weekly, and on request', on_request: 'Only on request',
    names: {
      settlement: { newShopDays: 'A shop counts as new for, from its first release', newShopHoldDays: 'Each release of a new shop waits' },
      payout: { minimum: 'Smallest payout', schedule: 'Payouts' },
      orders: {
        payMinutes: 'Paid within', unpaidGroupsCount: 'Unpaid orders at most', unpaidPiecesCount: 'Pieces in unpaid orders at most', cancelFreeMinutes: 'Cancelled at once within', cancelAnswerHours: 'Shop answers a wish to cancel within', shipWithinDays: 'Shipped within (working days)', notShippedGraceHours: 'Cancelled when not shipped after further',
        confirmAfterDeliveredDays: 'Counts as received after delivery', confirmAfterDispatchDays: 'Counts as received after dispatch, without delivery', extendDays: 'One extension by the shopper', afterSaleDays: 'Refunds can be asked for', parcelSilentDays: 'Parcel counts as silent after',
      },
      aftersale: { answerHours: 'Shop answers a request within', offerHours: 'Shopper answers an offer within', escalateHours: 'Either side opens a dispute within', returnDays: 'Goods are sent back within', checkDays: 'Shop checks returned goods within', smallAmount: 'Silence agrees up to', returnFreightMost: 'Shop pays for a return up to', lateDays: 'Refunds after completion within' },
      reviews: { withinDays: 'Reviews after completion within', editDays: 'A review can be changed within', followUpDays: 'A review can be added to within' },
      dispute: { evidenceHours: 'Evidence is taken for', rulingDays: 'Ruled within' },
      wallet: { mode: 'Wallet' },
      withdrawal: { bank: 'Fee to a bank', chain: 'Fee to a chain', minimum: 'Smallest withdrawal', maximum: 'Largest withdrawal', perDay: 'At most per day', secondApproverFrom: 'Two people from', reviewHours: 'Decided within', arrivalHours: 'Arrives within' },
      security: { lockHours: 'Wait after a changed password or code', recoveryLockHours: 'Wait after a forgotten one', newAddressHours: 'Wait for a new address' },
      recharge: { minimum: 'Smallest top-up', secondApproverFrom: 'Two people credit by hand from' },
      duties: { secondApproverFrom: 'Two people hand on from' },
    },
    parts: { fixed: 'Fixed', percentBp: 'Percent', min: 'At least', max: 'At most', bank: 'Bank', chain: 'Chain' },
  },
  operators: {
    name: 'Name', email: 'E-mail', roles: 'Roles', last_act: 'Last act', states: { invited: 'Invited', active: 'Active', disabled: 'Disabled' },
    add: 'Add an operator', added: 'Added', change_roles: 'Change roles', roles_changed: 'Roles changed', disable: 'Disable', disable_text: 'Shuts %{name} out and ends their sessions.', disabled: 'Disabled',
    reset: 'Let in again', reset_text: '%{name} gets a new password for one sign-in and sets up codes anew. Their sessions end.', reset_done: 'Password made', once_title: 'Password for one sign-in', once_text: 'Give it to %{name} now, in private. It is shown this one time.',
  },
  audit,
  clock: {
    text: 'A demo’s time can be moved, forward only. Everything that falls due on the way happens: carriers deliver, orders complete, shops are paid.',
    now: 'The shop’s time', ahead: 'Ahead of the real time', real: 'Not at all', pass: 'Let time pass', move_text: 'Time can’t be turned back afterwards. Nobody is signed out by it.', moved: 'Time has passed',
    next: 'What falls due next', what: 'What', in: 'In', go: 'Go there', nothing_due: 'Nothing falls due.', moves: 'Time that was let pass', until: 'Until', way: 'Passed', happened: 'What the timers did', nothing: 'Nothing was due', failed: 'Failed', done: '%{smart_count} done |||| %{smart_count} done',
    deadlines: { orders: { pay_before: 'Unpaid order closes', cancel_answer_by: 'Shop has to answer a cancellation', ship_by: 'Shop has to ship', unshipped_at: 'Order not shipped is cancelled', confirm_at: 'Order counts as received', after_sale_until: 'Order completes and the shop is paid' }, parcels: { ask_at: 'Carrier is asked for news' }, refunds: { due_at: 'Refund request: time to act runs out' } },
  },
  orders: {
    search: 'Order, parcel or payment number, shopper, shop', books: 'The books', life: 'What happened', payment_number: 'Payment number', promo: 'Promo code', reason_help: 'Shopper and shop read it, word by word.',
    steps: { placed: 'Placed', paid: 'Paid', late: 'Should have been shipped', cancel_asked: 'Shopper wants to cancel', cancel_refused: 'Shop refused to cancel', sent: 'Parcel sent', arrived: 'Arrived', extended: 'Time to confirm extended', paused: 'Parcel in trouble', received: 'Received', completed: 'Completed', cancelled: 'Cancelled', refunded: 'Refunded' },
  },
  demo_chain: {
    text: 'A small chain of this demo’s own, on which nothing is worth anything. Send play money to the address that a shopper sees under On-chain transfer, then make blocks until it is final.',
    none: 'The demo chain does not run.', token: 'Token', head: 'Newest block', final: 'Final until', send: 'Send a test transfer', send_text: 'Sends play money to any address of the network, as a wallet would.',
    address_help: 'A shopper finds theirs under Top up, On-chain transfer.', sent: 'Sent; it is in the newest block', mine: 'Make blocks', mine_text: 'Lets time pass on the chain. Tron is final after 20 blocks here, Ethereum after 64.',
    blocks: 'Number of blocks', blocks_help: '1 to 200', mined: 'Blocks made',
  },
  health,
  mails,
  reviews,
  ...profile,
  ...rates,
  ...freight,
  ...house,
  ...promos,
  ...settlement,
  shop,
  ...aftersales,
  ...chains,
};

type Shape<Words> = { [Word in keyof Words]: Words[Word] extends string ? string : Shape<Words[Word]> };

/** Every word of the desk, in one language. */
export type Words = Shape<typeof en>;

type Paths<Tree> = { [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}` }[keyof Tree & string];

/** `withdrawals.pass`: where a word stands. */
export type WordPath = Paths<typeof en>;

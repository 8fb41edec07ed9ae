/** What operators did. */
export const audit = {
  act: 'Act', subject: 'Subject', operator: 'Operator', command_line: 'Command line',
  acts: {
    books: { checked: 'Books recounted' },
    clock: { moved: 'Time let pass' },
    commission: { set: 'Commission set' },
    correction: { asked: 'Correction asked for', approved: 'Correction booked', refused: 'Correction closed' },
    demo_chain: { mined: 'Demo blocks made', sent: 'Test transfer sent' },
    deposit: { approved: 'Deposit agreed to by the first of two', credited: 'Deposit credited', dismissed: 'Deposit closed' },
    dispute: { ruled: 'Dispute ruled' },
    duty: { add: 'Duty rule added', end: 'Duty rule ended' },
    mail: { sent_again: 'Mail sent again' },
    network: { added: 'Network added', change_asked: 'Change of a network asked for', change_refused: 'Change of a network closed', changed: 'Network changed', closed: 'Network switched off', key_asked: 'Key of a network asked for', key_set: 'Key of a network set', opened: 'Network opened', rescan_asked: 'Second look at a chain' },
    operator: { added: 'Operator added', code_refused: 'Code of an operator refused', disabled: 'Operator disabled', enrolled: 'Codes set up', enrolment_started: 'Setting up of codes begun', reset: 'Operator let in again', roles_changed: 'Roles changed', signed_in: 'Signed in', signed_out: 'Signed out' },
    order: { cancelled: 'Order cancelled' },
    rates: { fetch: 'Rates fetched', load: 'Rates loaded' },
    recharge: { agreed: 'Top-up agreed to by the first of two', approved: 'Top-up approved', refused: 'Top-up refused' },
    review: { hidden: 'Review hidden', kept: 'Review kept', shown: 'Review shown again' },
    setting: { changed: 'Setting changed' },
    withdrawal: { approved: 'Withdrawal approved by the first of two', passed: 'Withdrawal passed', refused: 'Withdrawal refused', released: 'Withdrawal released' },
    withdrawals: { handed_over: 'Withdrawals handed over for payment' },
  },
};

/** What the audit log can say that somebody did: the word and what happened to it. The desk has words for each. */
export const auditActs = [
  'books.checked',
  'clock.moved',
  'commission.set',
  'correction.approved', 'correction.asked', 'correction.refused',
  'day_off.added', 'day_off.removed',
  'demo_chain.mined', 'demo_chain.sent',
  'deposit.approved', 'deposit.credited', 'deposit.dismissed',
  'dispute.ruled',
  'duty.add', 'duty.end',
  'duty_remittance.asked', 'duty_remittance.booked', 'duty_remittance.refused',
  'mail.sent_again',
  'network.added', 'network.change_asked', 'network.change_refused', 'network.changed', 'network.closed',
  'network.key_asked', 'network.key_set', 'network.opened', 'network.rescan_asked',
  'operator.added', 'operator.code_refused', 'operator.disabled', 'operator.enrolled', 'operator.enrolment_started',
  'operator.reset', 'operator.roles_changed', 'operator.signed_in', 'operator.signed_out',
  'order.cancelled',
  'promo.end', 'promo.make',
  'rates.fetch', 'rates.load',
  'recharge.agreed', 'recharge.approved', 'recharge.refused',
  'review.hidden', 'review.kept', 'review.shown',
  'setting.changed',
  'trader.checked', 'trader.withdrawn',
  'withdrawal.approved', 'withdrawal.passed', 'withdrawal.refused', 'withdrawal.released',
  'withdrawals.handed_over',
] as const;

export type AuditAct = (typeof auditActs)[number];

import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import {
  withdrawalLabels,
  withdrawalMarks,
  withdrawalMessages,
  withdrawalText,
  type WithdrawalLabel,
} from '@tradewind/contract/money/withdrawal-texts';
import {
  payoutTypes,
  withdrawalStates,
  type PayoutAddress,
  type PayoutMethodTerms,
  type WithdrawalDetail,
  type WithdrawalRow,
} from '@tradewind/contract/money/withdrawals';
import { hour, later } from '../../base/clock/clock.ts';
import { dollars } from './requested-amount.ts';
import type { SavedPayoutAccount } from './payout-accounts-store.ts';
import { maskedAccount } from './read-payout-account.ts';
import { minimumOf, type FeeRule, type Terms, type WithdrawalMethod } from './terms.ts';
import type { WithdrawalRecord } from './withdrawal-queries.ts';

/** The terms of a withdrawal. */
export function presentTerms(terms: Omit<Terms, 'secondApprover'>) {
  return {
    extract_price: toWire(usd(terms.price)),
    fee: toWire(usd(terms.fee)),
    real_price: toWire(usd(terms.receives)),
    review_before: terms.reviewBefore.toISOString(),
    not_before: terms.notBefore.toISOString(),
    arrival_hours: terms.arrivalHours,
    free: terms.free ? (1 as const) : (0 as const),
  };
}

/** A withdrawal in the shopper's list. */
export function presentWithdrawalRow(row: WithdrawalRecord, locale: Locale, now: Date): WithdrawalRow {
  return {
    id: row.id,
    sn: row.sn,
    mark: withdrawalText(withdrawalMarks[row.method], locale, { network: row.network, place: maskedAccount(row) }),
    createtime: wireTime(row.asked_at),
    admin_msg: messageOf(row, locale, now),
    ...presentTerms({
      price: row.price,
      fee: row.fee,
      receives: row.receives,
      reviewBefore: row.review_before,
      notBefore: row.not_before,
      arrivalHours: row.arrival_hours,
      free: row.free,
    }),
    status: withdrawalStates[row.status],
    state: row.status,
    status_text: withdrawalText(withdrawalLabels[labelOf(row, now)], locale),
    extract_type: payoutTypes[row.method],
    network: row.network,
    can_cancel: row.status === 'auditing' && !row.batch_id ? 1 : 0,
  };
}

/** A withdrawal as its shopper sees it. */
export function presentWithdrawal(row: WithdrawalRecord, locale: Locale, now: Date): WithdrawalDetail {
  const isBank = row.method === 'bank';
  return {
    ...presentWithdrawalRow(row, locale, now),
    real_name: row.holder,
    bank_name: row.bank_name,
    bank_card: isBank ? row.address : '',
    blockchain: isBank ? '' : row.address,
    asset: row.asset,
    rate: row.rate,
    asked_at: row.asked_at.toISOString(),
    in_payment: row.status === 'auditing' && row.batch_id ? 1 : 0,
    decided_at: row.decided_at?.toISOString() ?? null,
    arrives_before:
      row.status === 'passed' && row.decided_at ? later(row.decided_at, row.arrival_hours * hour).toISOString() : null,
    reference: row.reference,
    reason: row.reason,
    fee_waived: row.fee_waived ? 1 : 0,
  };
}

function labelOf(row: WithdrawalRecord, now: Date): WithdrawalLabel {
  if (row.status !== 'auditing') return row.status;
  if (row.batch_id) return 'in_payment';
  return row.not_before > now ? 'waiting' : 'auditing';
}

/** The message about the current status; for a refusal the operator's reason. */
function messageOf(row: WithdrawalRecord, locale: Locale, now: Date): string {
  const text = (key: keyof typeof withdrawalMessages, details?: Record<string, string>) =>
    withdrawalText(withdrawalMessages[key], locale, details);
  switch (row.status) {
    case 'refused':
      return row.reason;
    case 'cancelled':
      return text('cancelled');
    case 'passed':
      return text(row.fee_waived ? 'waived' : 'passed', { reference: row.reference, fee: dollars(row.fee) });
    case 'auditing':
      if (row.not_before > now)
        return text('waiting', { from: minuteOf(row.not_before), time: minuteOf(row.review_before) });
      return row.review_before < now ? text('late') : text('auditing', { time: minuteOf(row.review_before) });
  }
}

/** A saved payout account. */
export function presentPayoutAccount(entry: SavedPayoutAccount, now: Date): PayoutAddress {
  const isBank = entry.method === 'bank';
  return {
    id: entry.id,
    extract_type: payoutTypes[entry.method],
    network: entry.network,
    blockchain: isBank ? '' : entry.address,
    bank_name: entry.bankName,
    bank_card: isBank ? entry.address : '',
    real_name: entry.holder,
    bank_country: entry.country,
    bic: entry.details.bic ?? '',
    label: entry.label,
    short: maskedAccount(entry),
    added_at: entry.addedAt.toISOString(),
    usable_at: entry.usableAt.toISOString(),
    usable: entry.usableAt <= now ? 1 : 0,
  };
}

/** A method with its fee rule and minimum. */
export function presentMethod(
  { method, network }: WithdrawalMethod,
  rule: FeeRule,
  minimum: bigint,
  arrivalHours: number,
): PayoutMethodTerms {
  return {
    extract_type: payoutTypes[method],
    network,
    fixed: toWire(usd(rule.fixed)),
    percent: fractionOf(rule.percentBp),
    fee_min: toWire(usd(rule.min)),
    fee_max: rule.max === null ? null : toWire(usd(rule.max)),
    minimum: toWire(usd(minimumOf(rule, minimum))),
    arrival_hours: arrivalHours,
  };
}

/**
 * Basis points as a fraction in text: 100 → `0.01`, 0 → `0.00`, 25 → `0.0025`. Existing clients show a number 0 as 3 %.
 */
function fractionOf(basisPoints: number): string {
  const digits = String(basisPoints).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/0{1,2}$/, '');
}

/** A fee as a fraction of its amount, rounded up to hundredths of a per cent. */
export const rateOf = (fee: bigint, amount: bigint): string =>
  fractionOf(Number((fee * 10_000n + amount - 1n) / amount));

/** `2026-03-01 12:00:00` in UTC, as existing clients print it. */
const wireTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
const minuteOf = (time: Date): string => wireTime(time).slice(0, 16);

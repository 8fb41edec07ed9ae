import type { DeskRechargeDetail, DeskRechargeRow } from '@tradewind/contract/money/desk/recharges';
import { toWire, usd, type Money } from '@tradewind/contract/base/money';
import { minute } from '../../base/clock/clock.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';
import type { DeskRecharge, listApprovals, listOthers, listReversals, listSamePicture } from './desk-queries.ts';

type State = DeskRechargeRow['state'];
const amountOf = (minor: bigint): string => toWire(usd(minor));
/** How long a link to evidence is valid, for the time of a review. */
const evidenceLife = 30 * minute;

/** A recharge in lists of the desk. */
export function presentDeskRow(row: DeskRecharge, links: FileLinks, now: Date): DeskRechargeRow {
  return {
    id: row.id,
    user_id: row.user_id,
    username: row.username,
    state: row.state as State,
    method: row.method as DeskRechargeRow['method'],
    network: row.network ?? '',
    address: row.address ?? '',
    asked: amountOf(row.asked),
    arrived: row.arrived === null ? null : amountOf(row.arrived),
    taken_back: amountOf(row.taken_back),
    borne: amountOf(row.borne),
    evidence: row.evidence ? links.sign(row.evidence, now, evidenceLife) : '',
    duplicates: Number(row.duplicates),
    payment: row.payment_id ?? row.chain_reference ?? '',
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by ?? '',
    message: row.message,
  };
}

interface RelatedRows {
  balance: Money;
  others: Awaited<ReturnType<typeof listOthers>>;
  same: Awaited<ReturnType<typeof listSamePicture>>;
  reversals: Awaited<ReturnType<typeof listReversals>>;
  known: boolean;
  approvals: Awaited<ReturnType<typeof listApprovals>>;
  /** The amount from which two operators must approve, minor units. */
  large: bigint;
}

/** A recharge with everything that helps to decide about it. */
export function presentDeskDetail(
  row: DeskRecharge,
  { balance, same, others, reversals, known, approvals, large }: RelatedRows,
  links: FileLinks,
  now: Date,
): DeskRechargeDetail {
  return {
    ...presentDeskRow(row, links, now),
    balance: toWire(balance),
    address_known: known ? 1 : 0,
    second_approver: row.method === 'manual' && row.asked >= large ? 1 : 0,
    approvals: approvals.map(({ operator_id, operator, arrived, approved_at }) => ({
      operator_id,
      operator,
      arrived: amountOf(arrived),
      at: approved_at.toISOString(),
    })),
    same_picture: same.map(({ id, user_id, username, state, asked, asked_at }) => ({
      id,
      user_id,
      username,
      state: state as State,
      asked: amountOf(asked),
      asked_at: asked_at.toISOString(),
      own: user_id === row.user_id ? 1 : 0,
    })),
    others: others.map(({ id, method, state, network, asked, arrived, asked_at }) => ({
      id,
      method: method as DeskRechargeRow['method'],
      state: state as State,
      network: network ?? '',
      amount: amountOf(arrived ?? asked),
      asked_at: asked_at.toISOString(),
    })),
    reversals: reversals.map(({ reference, reason, amount, borne, reversed_at, returned_at }) => ({
      reference,
      reason: reason as 'dispute' | 'refund',
      amount: amountOf(amount),
      borne: amountOf(borne),
      reversed_at: reversed_at.toISOString(),
      returned_at: returned_at?.toISOString() ?? null,
    })),
  };
}

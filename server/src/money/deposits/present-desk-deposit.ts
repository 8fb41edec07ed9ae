import type { DeskDepositDetail, DeskDepositRow } from '@tradewind/contract/money/desk/deposits';
import { toWire, usd } from '@tradewind/contract/base/money';
import { addressOf, progressOf, type Heights, type Network, type Hex } from '../networks/index.ts';
import type { EvidenceRow } from '../recharges/index.ts';
import { isCreditable, isWaiting } from './deposit.ts';
import type { approvalsOf, claimantsOf, DeskDeposit } from './desk-queries.ts';
import type { DepositState, UnmatchedReason } from './deposits-store.ts';

const amountOf = (minor: bigint): string => toWire(usd(minor));

/** What a row is presented with. */
export interface DeskContext {
  networks: readonly Network[];
  heights: readonly (Heights & { network: string })[];
  /** The amount from which two operators must approve what was seen at a moment, in minor USD. */
  largeAt: (at: Date) => bigint;
}

/** A deposit in lists of the desk. */
export function presentDeskDeposit(row: DeskDeposit, { networks, heights, largeAt }: DeskContext): DeskDepositRow {
  const network = networks.find(({ code }) => code === row.network)!;
  const known = heights.find(({ network: code }) => code === row.network) ?? {
    head: row.block_number,
    final: row.block_number - 1n,
  };
  const { done, needed } = progressOf(network, known, row.block_number);
  const coin = /^0x0+$/.test(row.token_hex);
  const addressText = (hex: string) => addressOf(network.kind, hex as Hex);
  const state = row.state as DepositState;
  return {
    id: row.id,
    network: row.network,
    symbol: network.symbol,
    tx: network.kind === 'tron' ? row.tx_hash.slice(2) : row.tx_hash,
    place: row.place,
    block: row.block_number.toString(),
    from: addressText(row.from_hex),
    to: addressText(row.to_hex),
    token: coin ? '' : addressText(row.token_hex),
    units: row.units,
    amount: amountOf(row.amount),
    state,
    reason: row.reason as UnmatchedReason | null,
    user_id: row.user_id,
    username: row.username ?? '',
    confirmations: state === 'gone' ? 0 : row.settled_at ? needed : done,
    needed,
    claims: Number(row.claims),
    second_approver: row.amount >= largeAt(row.seen_at) ? 1 : 0,
    seen_at: row.seen_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    decided_by: row.decider ?? '',
    note: row.note,
  };
}

interface RelatedRows {
  owner: { id: string; username: string } | null;
  addressNetwork: string;
  claimants: Awaited<ReturnType<typeof claimantsOf>>;
  evidence: readonly EvidenceRow[];
  approvals: Awaited<ReturnType<typeof approvalsOf>>;
  same: readonly DeskDeposit[];
}

/** A deposit with everything that helps to decide about it. */
export function presentDeskDepositDetail(
  row: DeskDeposit,
  { owner, addressNetwork, claimants, evidence, approvals, same }: RelatedRows,
  context: DeskContext,
): DeskDepositDetail {
  const facts = { state: row.state as DepositState, reason: row.reason as UnmatchedReason | null, amount: row.amount };
  return {
    ...presentDeskDeposit(row, context),
    creditable: isCreditable(facts) ? 1 : 0,
    dismissable: isWaiting(facts) ? 1 : 0,
    owner,
    address_network: addressNetwork,
    claimants: claimants.map(({ id, username, claimed_at }) => ({
      id,
      username,
      claimed_at: claimed_at.toISOString(),
      top_ups: evidence
        .filter(({ user_id }) => user_id === id)
        .slice(0, 5)
        .map(({ id: topUp, asked, state, asked_at }) => ({
          id: topUp,
          amount: amountOf(asked),
          state,
          asked_at: asked_at.toISOString(),
        })),
    })),
    approvals: approvals.map(({ approved_at, ...approval }) => ({ ...approval, at: approved_at.toISOString() })),
    same_transaction: same.map(({ id, amount, state, username }) => ({
      id,
      amount: amountOf(amount),
      state: state as DepositState,
      username: username ?? '',
    })),
  };
}

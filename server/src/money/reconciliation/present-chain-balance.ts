import type { ChainBalance, HoldingAddress } from '@tradewind/contract/money/desk/chain-balances';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { ChainBalanceRecord, HoldingRecord } from './chain-balances-store.ts';

const amount = (minor: bigint): string => toWire(usd(minor));
const known = (minor: bigint | null): string | null => (minor === null ? null : amount(minor));

/** A comparison of a chain with the books. */
export const presentChainBalance = (row: ChainBalanceRecord): ChainBalance => ({
  id: row.id,
  network: row.network,
  network_name: row.network_name,
  at: row.at.toISOString(),
  by: row.by_name ?? '',
  result: row.result,
  addresses: row.addresses,
  on_chain: known(row.on_chain),
  books: amount(row.books),
  difference: known(row.on_chain === null ? null : row.on_chain - row.books),
  uncredited: amount(row.uncredited),
  handed_over: amount(row.handed_over),
  unexplained: known(row.unexplained),
  failure: row.failure,
});

/** A wallet of the platform. */
export const presentHolding = ({ added_at: at, ...row }: HoldingRecord): HoldingAddress => ({
  ...row,
  added_at: at.toISOString(),
});

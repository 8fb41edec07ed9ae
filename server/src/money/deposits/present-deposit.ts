import { depositStateTexts } from '@tradewind/contract/money/deposit-texts';
import type { DepositRow as WireRow } from '@tradewind/contract/money/deposits';
import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { progressOf, type Heights, type Network } from '../networks/index.ts';
import type { DepositRow } from './deposits-queries.ts';

/** A deposit as its shopper sees it. */
export function presentDeposit(row: DepositRow, network: Network, heights: Heights | null, locale: Locale): WireRow {
  const { id, txHash, amount, state, seenAt, settledAt } = row;
  const { done, needed } = progressOf(network, heights ?? { head: row.block, final: row.block - 1n }, row.block);
  const confirmations = state === 'gone' ? 0 : settledAt ? needed : done;
  return {
    id,
    network: network.code,
    tx: txHash,
    amount: toWire(usd(amount)),
    state,
    state_text: fillText(depositStateTexts[state][locale], { done: confirmations, needed }),
    confirmations,
    needed,
    createtime: seenAt.toISOString().slice(0, 19).replace('T', ' '),
    settled_at: settledAt?.toISOString() ?? null,
  };
}

import type { RechargeRow } from '@tradewind/contract/money/recharges';
import type { Translate } from '../../../i18n/translate.ts';
import { networkName } from '../payout-account-text.ts';
import { topUpMethods } from './top-up-methods.ts';

/** "On-chain transfer · Tron (TRC20)", "Card". */
export function topUpTitle(t: Translate, { method, network }: Pick<RechargeRow, 'method' | 'network'>): string {
  const way = t(topUpMethods[method].title);
  return network && (method === 'chain' || method === 'manual') ? `${way} · ${networkName(network)}` : way;
}

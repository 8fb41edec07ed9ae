import type { RechargeRow } from '@tradewind/contract/money/recharges';
import type { Translate } from '../../../i18n/translate.ts';
import { networkName } from '../payee-words.ts';
import { wayLooks } from './way-looks.ts';

/** "On-chain transfer · Tron (TRC20)", "Card". */
export function topUpTitle(t: Translate, { method, network }: Pick<RechargeRow, 'method' | 'network'>): string {
  const way = t(wayLooks[method].title);
  return network && (method === 'chain' || method === 'manual') ? `${way} · ${networkName(network)}` : way;
}

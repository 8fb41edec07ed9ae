import type { RechargeMethod, RechargeRow } from '@tradewind/contract/money/recharges';
import { CreditCard, FileUp, Landmark, Link2, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { networkName } from '../payout-account-text.ts';

interface TopUpMethod {
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
  to: string;
}

/** How each method of a top-up is shown, and its screen. */
export const topUpMethods: Readonly<Record<RechargeMethod, TopUpMethod>> = {
  chain: { icon: Link2, title: 'wallet.method.chain', text: 'wallet.method.chainText', to: '/walletTopUp' },
  card: { icon: CreditCard, title: 'wallet.method.card', text: 'wallet.method.cardText', to: '/cardTopUp' },
  online: { icon: Landmark, title: 'wallet.method.online', text: 'wallet.method.onlineText', to: '/onLineTopUp' },
  manual: {
    icon: FileUp,
    title: 'wallet.method.manual',
    text: 'wallet.method.manualText',
    to: '/walletTopUp?way=manual',
  },
};

/** The methods in the order in which they are offered. */
export const methodsInOrder = ['chain', 'card', 'online', 'manual'] as const satisfies readonly RechargeMethod[];

/** "On-chain transfer · Tron (TRC20)", "Card". */
export function topUpTitle(t: Translate, { method, network }: Pick<RechargeRow, 'method' | 'network'>): string {
  const name = t(topUpMethods[method].title);
  return network && (method === 'chain' || method === 'manual') ? `${name} · ${networkName(network)}` : name;
}

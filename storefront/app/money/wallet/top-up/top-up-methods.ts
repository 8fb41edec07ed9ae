import type { RechargeMethod } from '@tradewind/contract/money/recharges';
import { CreditCard, FileUp, Landmark, Link2, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '../../../i18n/messages.ts';

interface TopUpMethod {
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
  to: string;
}

/** The ways to top up in the order in which they are offered. */
export const topUpMethods: Readonly<Record<RechargeMethod, TopUpMethod>> = {
  chain: { icon: Link2, title: 'wallet.way.chain', text: 'wallet.way.chainText', to: '/walletTopUp' },
  card: { icon: CreditCard, title: 'wallet.way.card', text: 'wallet.way.cardText', to: '/cardTopUp' },
  online: { icon: Landmark, title: 'wallet.way.online', text: 'wallet.way.onlineText', to: '/onLineTopUp' },
  manual: { icon: FileUp, title: 'wallet.way.manual', text: 'wallet.way.manualText', to: '/walletTopUp?way=manual' },
};

export const methodsInOrder = ['chain', 'card', 'online', 'manual'] as const satisfies readonly RechargeMethod[];

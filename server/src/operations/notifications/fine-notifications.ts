import { toWire, usd } from '@tradewind/contract/base/money';
import type { ShopCorrectionEvent } from '../../trade/shop-corrections/index.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Notifies shops of fines and corrections of their balance, each step once. */
export const notifyShopsOfFines = (deps: NotificationsDeps, events: readonly ShopCorrectionEvent[]): Promise<void> =>
  notifyReaders(
    deps,
    events.map(({ id, shopId, step, amount, reason, until }) => ({
      reader: 'shop' as const,
      readerId: shopId,
      kind: `shop_${step}` as const,
      subject: `shop_correction:${id}`,
      details: {
        amount: toWire(usd(BigInt(amount))),
        message: reason,
        day: until?.slice(0, 10) ?? '',
        page: '/shop_fines',
      },
    })),
  );

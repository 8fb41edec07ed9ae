import { testType } from '@tradewind/contract/operations/shop-desk/webhooks';
import { Refusal } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { showProductOfShop } from '../../goods/catalog/index.ts';
import { showShopPayout } from '../../money/withdrawals/index.ts';
import { showRefundToShop } from '../../trade/aftersales/index.ts';
import { showShopOrder } from '../../trade/orders/index.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** An event whose body is to be written. */
interface ShownEvent {
  id: string;
  shopId: string;
  type: string;
  about: string;
  at: Date;
}

/** The body of an event: what happened, when, and its subject as the shop API shows it now. */
export async function writePayload(read: Read, deps: WebhooksDeps, event: ShownEvent): Promise<string> {
  const data = await subjectOf(read, deps, event).catch((error: unknown) => {
    // What no longer exists is named by its id alone.
    if (error instanceof Refusal) return { id: event.about };
    throw error;
  });
  return JSON.stringify({ id: event.id, type: event.type, timestamp: event.at.toISOString(), data });
}

async function subjectOf(read: Read, deps: WebhooksDeps, { shopId, type, about }: ShownEvent): Promise<unknown> {
  if (type === testType) return { webhook_id: about };
  const { clock, defaultLocale: locale, publicUrl: origin = '', fileLinks } = deps;
  // Webhooks are the owner's, who sees everything.
  const call = { actor: { shopId, role: 'owner' as const }, locale, origin, now: clock.now() };
  switch (type.split('.')[0]) {
    case 'order':
      return showShopOrder(read, about, call);
    case 'refund':
      return showRefundToShop(read, { fileLinks }, call, about);
    case 'product':
    case 'stock':
      return showProductOfShop(read, call, about);
    case 'payout':
      return showShopPayout(read, shopId, about);
    default:
      throw new Error(`${type} is no type of event`);
  }
}

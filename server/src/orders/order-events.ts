import { eventKind } from '../base/jobs/jobs.ts';

/** An order was paid: its pieces count as sold. */
export const orderPaid = eventKind<{ orderId: string; shopId: string; productIds: string[] }>('order_paid');

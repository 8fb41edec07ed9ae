import { eventKind } from '../base/jobs/jobs.ts';

/** An order was paid: its pieces count as sold. */
export const orderPaid = eventKind<{ orderId: string }>('order_paid');

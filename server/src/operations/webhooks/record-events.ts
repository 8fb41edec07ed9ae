import type { WebhookType } from '@tradewind/contract/operations/shop-desk/webhooks';
import { sql, type RawBuilder } from 'kysely';
import type { EventKind } from '../../base/jobs/jobs.ts';
import { recorder, type Subscription } from '../../base/module.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Tx } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { withdrawalPaid, withdrawalRefused } from '../../money/withdrawals/index.ts';
import * as aftersales from '../../trade/aftersales/index.ts';
import * as orders from '../../trade/orders/index.ts';
import { webhooksDue } from './webhook-events.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** What an event is about: its subject keeps events in order, and `about` is what it shows. */
interface Happening {
  subject: string;
  about: string;
}

/** Where the shop of a subject is found: `given` has the subjects. */
const shopOfOrder = sql`join orders o on o.id = given.subject`;
/** What a shop has not heard of as paid, it does not hear of as cancelled. */
const shopOfPaidOrder = sql`join orders o on o.id = given.subject and o.paid_at is not null`;
const shopOfPayout = sql`join withdrawals o on o.id = given.subject and o.shop_id is not null`;

/** Records the events that webhooks ask for, in the transactions of the acts that publish them. */
export function webhookRecorders(deps: WebhooksDeps): Subscription[] {
  const on = <Payload extends object>(
    kind: EventKind<Payload>,
    type: WebhookType,
    shop: RawBuilder<unknown>,
    happeningOf: (payload: Payload) => Happening,
  ) => recorder(kind, (tx, payloads) => recordEvents(deps, tx, type, shop, payloads.map(happeningOf)));

  const order = ({ orderId }: { orderId: string }) => ({ subject: orderId, about: orderId });
  const refund = ({ orderId, requestId }: aftersales.RefundEvent) => ({ subject: orderId, about: requestId });
  const payout = ({ withdrawalId }: { withdrawalId: string }) => ({ subject: withdrawalId, about: withdrawalId });

  return [
    on(orders.orderPaid, 'order.paid', shopOfOrder, order),
    on(orders.orderShipped, 'order.shipped', shopOfOrder, order),
    on(orders.orderDelivered, 'order.delivered', shopOfOrder, order),
    on(orders.orderReceived, 'order.received', shopOfOrder, order),
    on(orders.orderCompleted, 'order.completed', shopOfOrder, order),
    on(orders.cancelRequested, 'order.cancel_requested', shopOfOrder, order),
    on(orders.orderCancelled, 'order.cancelled', shopOfPaidOrder, order),
    on(aftersales.refundRequested, 'refund.requested', shopOfOrder, refund),
    on(aftersales.orderRevoked, 'refund.requested', shopOfOrder, refund),
    on(aftersales.returnSent, 'refund.returned', shopOfOrder, refund),
    on(aftersales.refundClosed, 'refund.closed', shopOfOrder, refund),
    on(aftersales.refundPaid, 'refund.paid', shopOfOrder, refund),
    on(withdrawalPaid, 'payout.paid', shopOfPayout, payout),
    on(withdrawalRefused, 'payout.refused', shopOfPayout, payout),
  ];
}

/** Stores an event and its deliveries for each subject whose shop has a webhook for the type; usually none. */
async function recordEvents(
  { clock, jobs }: WebhooksDeps,
  tx: Tx,
  type: WebhookType,
  shop: RawBuilder<unknown>,
  happenings: readonly Happening[],
): Promise<void> {
  const now = clock.now();
  const given = happenings.map((happening) => ({ ...happening, id: newId() }));
  const { rows } = await sql`
    with given as (
      select * from ${unnested(given, { id: 'uuid', subject: 'uuid', about: 'uuid' })} with ordinality as g (id, subject, about, place)
    ), wanted as (
      select given.*, o.shop_id from given ${shop}
      where exists (select from webhooks w where w.shop_id = o.shop_id and ${type} = any(w.types))
    ), event as (
      insert into webhook_events (id, shop_id, type, subject, about, at)
      select id, shop_id, ${type}, subject, about, ${now}::timestamptz from wanted order by place
      returning id, seq, shop_id, subject
    )
    insert into webhook_deliveries (id, event_id, webhook_id, seq, subject, state, next_at)
    select gen_random_uuid(), event.id, w.id, event.seq, event.subject,
      case when w.state = 'disabled' then 'failed' else 'pending' end, ${now}::timestamptz
    from event join webhooks w on w.shop_id = event.shop_id and ${type} = any(w.types)
    -- One that is being removed must not make the act wait or fail.
    for key share of w skip locked
    returning id`.execute(tx);
  if (rows.length > 0) await jobs.publish(tx, webhooksDue, {});
}

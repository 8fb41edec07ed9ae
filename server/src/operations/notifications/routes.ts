import * as contract from '@tradewind/contract/operations/notifications';
import * as shopDesk from '@tradewind/contract/operations/shop-desk/notifications';
import { runWork } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import { showChoices, updateChoice } from './choices.ts';
import { kindsHiddenFrom } from './kinds.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import type { Inbox } from './notifications-queries.ts';
import { readAll, readOne, showInbox } from './show-inbox.ts';

const inboxOf = ({ shopId, role }: MerchantCall['actor']): Inbox => ({
  readerId: shopId,
  without: kindsHiddenFrom(role),
});

/** Endpoints of the inboxes of shoppers and shops. */
export function notificationsRoutes(api: Api, deps: NotificationsDeps): void {
  api.shopper(contract.notifications, ({ actor, locale }, page) =>
    showInbox(deps, { readerId: actor.userId }, page, locale),
  );
  api.shopper(contract.readNotification, ({ actor, now }, { id }) =>
    runWork(deps.db, readOne({ readerId: actor.userId }, id, now)),
  );
  api.shopper(contract.readAllNotifications, ({ actor, now }) =>
    runWork(deps.db, readAll({ readerId: actor.userId }, now)),
  );
  api.shopper(contract.notificationChoices, (call) => showChoices(deps, call));
  api.shopper(contract.chooseNotification, (call, input) => updateChoice(deps, call, input));

  api.merchant(shopDesk.shopNotifications, ({ actor, locale }, page) => showInbox(deps, inboxOf(actor), page, locale));
  api.merchant(shopDesk.readShopNotification, async ({ actor, now }, { id }) => readOne(inboxOf(actor), id, now));
  api.merchant(shopDesk.readAllShopNotifications, async ({ actor, now }) => readAll(inboxOf(actor), now));
}

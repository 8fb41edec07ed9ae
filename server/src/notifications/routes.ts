import * as contract from '@tradewind/contract/notifications';
import * as shopDesk from '@tradewind/contract/shop-desk/notifications';
import type { Api } from '../base/http/endpoint-route.ts';
import { choose, showChoices } from './choices.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { readAll, readOne, showInbox } from './show-inbox.ts';

/** The inboxes of shoppers and shops. */
export function notificationsRoutes(api: Api, deps: NotificationsDeps): void {
  api.own(contract.notifications, ({ actor, locale }, page) => showInbox(deps, actor.userId, page, locale));
  api.own(contract.readNotification, ({ actor, now }, { id }) => readOne(deps, actor.userId, id, now));
  api.own(contract.readAllNotifications, ({ actor, now }) => readAll(deps, actor.userId, now));
  api.own(contract.notificationChoices, (call) => showChoices(deps, call));
  api.own(contract.chooseNotification, (call, input) => choose(deps, call, input));

  api.shop(shopDesk.shopNotifications, ({ actor, locale }, page) => showInbox(deps, actor.shopId, page, locale));
  api.shop(shopDesk.readShopNotification, ({ actor, now }, { id }) => readOne(deps, actor.shopId, id, now));
  api.shop(shopDesk.readAllShopNotifications, ({ actor, now }) => readAll(deps, actor.shopId, now));
}

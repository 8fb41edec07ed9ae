import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { id } from '../../base/fields.ts';
import { inbox, inboxInput, unread } from '../notifications.ts';

export const shopNotifications = endpoint({
  name: 'shopDesk.notifications',
  summary: 'Notifications of the shop, newest first; its members share one inbox',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/notifications',
  input: inboxInput,
  output: inbox,
  refusals: [],
});

export const readShopNotification = endpoint({
  name: 'shopDesk.readNotification',
  summary: 'Mark one as read, for the whole shop',
  who: 'merchant',
  right: 'desk',
  method: 'POST',
  path: '/api/shop/notification_read',
  input: z.object({ id }),
  output: unread,
  refusals: ['notification_not_found'],
  unlogged: true,
});

export const readAllShopNotifications = endpoint({
  name: 'shopDesk.readAllNotifications',
  summary: 'Mark all as read, for the whole shop',
  who: 'merchant',
  right: 'desk',
  method: 'POST',
  path: '/api/shop/notifications_read',
  input: z.object({ all: z.literal(1) }),
  output: unread,
  refusals: [],
  unlogged: true,
});

import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, id, none, nothing, page } from '../base/fields.ts';

/** The groups of notifications, which users switch on and off. `sales` is for merchants, `merchant_entry` for those who want to be. */
export const notificationGroups = [
  'orders',
  'after_sale',
  'wallet',
  'security',
  'shops',
  'favourites',
  'messages',
  'merchant_entry',
  'sales',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

export const notificationChannels = ['in_app', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notification = z.object({
  id: z.string(),
  kind: z.string(),
  group: z.enum(notificationGroups),
  title: z.string().describe('In the caller’s language, like all that follows'),
  text: z.string(),
  link: z.string().describe('A path of the storefront, in a shop’s inbox one of the console, or empty'),
  read: flag,
  told_at: z.string(),
});
export type Notification = z.output<typeof notification>;

export const inbox = z.object({ total: z.int(), count: z.int(), unread: z.int(), list: z.array(notification) });
export const inboxInput = z.object(page);
export const unread = z.object({ unread: z.int() });

export const notifications = endpoint({
  name: 'notifications.list',
  summary: 'Notifications of the signed-in shopper, newest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/notifications',
  input: inboxInput,
  output: inbox,
  refusals: [],
});

export const readNotification = endpoint({
  name: 'notifications.read',
  summary: 'Mark one as read',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/notification_read',
  input: z.object({ id }),
  output: unread,
  refusals: ['notification_not_found'],
});

export const readAllNotifications = endpoint({
  name: 'notifications.readAll',
  summary: 'Mark all as read',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/notifications_read',
  input: nothing,
  output: unread,
  refusals: [],
});

export const notificationChoices = endpoint({
  name: 'notifications.choices',
  summary: 'Which notifications the signed-in shopper gets, and how',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/notification_choices',
  input: nothing,
  output: z.object({
    mail: z.enum(['confirmed', 'unconfirmed', 'none']).describe('Only a confirmed address gets mails'),
    list: z.array(
      z.object({
        group: z.enum(notificationGroups),
        in_app: flag,
        email: flag,
        push: flag.describe('To browsers that subscribed'),
        in_app_fixed: flag,
        email_fixed: flag,
        push_fixed: flag,
      }),
    ),
  }),
  refusals: [],
});

export const chooseNotification = endpoint({
  name: 'notifications.choose',
  summary: 'Switch one way of notification on or off; fixed ones stay unchanged',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/notification_choice',
  input: z.object({
    group: z.enum(notificationGroups),
    channel: z.enum(notificationChannels),
    wanted: z.union([z.literal(0), z.literal(1)]),
  }),
  output: none,
  refusals: ['bad_request'],
  notice: 'saved',
});

import type { Module } from '../../base/module.ts';
import { digestLowStock } from './digest-low-stock.ts';
import { digestNewProducts } from './digest-new-products.ts';
import { notifyOfCoupons } from './favourites/notify-coupons.ts';
import { notifyOfFavourites } from './favourites/notify-favourites.ts';
import { notifyOfPersonalCodes } from './favourites/notify-personal-codes.ts';
import { mailNewApplications } from './mail-new-applications.ts';
import { purgeOldNotifications } from './purge-old-notifications.ts';
import { notificationSubscriptions } from './subscriptions.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notificationsRoutes } from './routes.ts';

export { digestNewProducts } from './digest-new-products.ts';
export { securityKinds, titleOf } from './kinds.ts';
export type { NotificationsDeps } from './notifications-deps.ts';
export { countUnreadOfShopper } from './notifications-queries.ts';

/** Notifications: inboxes, mails and the choices of their readers. */
export const notificationsModule = (deps: NotificationsDeps): Module => ({
  routes: (api) => notificationsRoutes(api, deps),
  subscriptions: notificationSubscriptions(deps),
  timers: [
    { name: 'notifications.new_products', cron: '10 1 * * 1', run: () => digestNewProducts(deps) },
    { name: 'notifications.low_stock', cron: '40 0 * * *', run: () => digestLowStock(deps) },
    { name: 'notifications.new_applications', cron: '*/15 * * * *', run: () => mailNewApplications(deps) },
    {
      name: 'notifications.favourites',
      cron: '*/15 * * * *',
      run: async () => {
        await notifyOfFavourites(deps);
        await notifyOfCoupons(deps);
        await notifyOfPersonalCodes(deps);
      },
    },
    { name: 'notifications.forget_old', cron: '57 3 * * *', run: () => purgeOldNotifications(deps) },
  ],
});

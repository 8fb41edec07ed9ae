export { digestNewProducts } from './digest-new-products.ts';
export { forgetOldNotifications } from './forget-old-notifications.ts';
export { listenForNews } from './listen.ts';
export type { NotificationsDeps } from './notifications-deps.ts';
export { countUnread } from './notifications-queries.ts';
export { notificationsRoutes } from './routes.ts';

import type { Module } from '../../base/module.ts';
import { serviceDeskRoutes } from './desk-routes.ts';
import { serviceEvents } from './events-store.ts';
import { noticeUnread } from './notice-unread.ts';
import { purgeService } from './purge.ts';
import { serviceRoutes } from './routes.ts';
import type { ServiceDeps } from './service-deps.ts';
import { serviceShopRoutes } from './shop-routes.ts';
import { storeReplyTimes } from './store-reply-times.ts';
import { serviceHub } from './stream/hub.ts';
import { streamRoute } from './stream/stream-route.ts';

export type { MessageInput } from './append-message.ts';
export { countUnreadMessages } from './conversation-queries.ts';
export { sendAsDesk } from './send-as-desk.ts';
export { messagesUnread, type UnreadEvent } from './service-events.ts';
export { noticeUnread } from './notice-unread.ts';
export { translatorOf } from './translation/translator-of.ts';
export type { TranslationPort } from './translation/translation-port.ts';
export { phraseInMails } from './phrase.ts';
export { sendAsShopper } from './send-as-shopper.ts';
export { storeReplyTimes } from './store-reply-times.ts';
export { platformId as platformAudience, type Viewer as ServiceViewer } from './viewer.ts';

/**
 * Customer service: conversations of shoppers with shops and the platform, live.
 *
 * @param liveConnections the most streams that this process keeps open
 */
export function serviceModule(deps: ServiceDeps, liveConnections: number): Module {
  const hub = serviceHub(deps, liveConnections);
  const { db } = deps;
  return {
    async routes(api, app) {
      // A page that is told of an event reads what it is about from a server that has it.
      if (db.replicas) app.addHook('onClose', await db.listen(serviceEvents, db.replicas.heard));
      serviceRoutes(api, deps);
      serviceShopRoutes(api, deps);
      serviceDeskRoutes(api, deps);
      streamRoute(app, deps, hub);
      // Streams never end by themselves: a stop would wait for them.
      app.addHook('preClose', () => hub.close());
    },
    timers: [
      { name: 'service.purge', cron: '35 4 * * *', run: () => purgeService(deps) },
      { name: 'service.reply_times', cron: '17 * * * *', run: () => storeReplyTimes(deps) },
      { name: 'service.notice_unread', cron: '* * * * *', run: () => noticeUnread(deps) },
    ],
  };
}

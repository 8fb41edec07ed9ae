import { day, later } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import { subscription, type Module } from '../../base/module.ts';
import type { PushDeps } from './push-deps.ts';
import { deleteOldMessages } from './push-store.ts';
import { pushesWritten } from './pusher.ts';
import { pushRoutes } from './routes.ts';
import { sendDuePushes } from './send-due-pushes.ts';

export { openPusher, type NewPush, type Pusher } from './pusher.ts';

/** How long messages are kept, in days: so long, a repeated cause writes no second one. */
const keptFor = 3;

/** Web push: messages that browsers show although no page is open. */
export function pushModule(deps: PushDeps): Module {
  const { db, clock } = deps;
  const send = () => sendDuePushes(deps);
  return {
    routes: (api) => pushRoutes(api, deps),
    subscriptions: [subscription(pushesWritten, 'send', send)],
    timers: [
      { name: 'push.send_due', cron: '* * * * *', run: send },
      {
        name: 'push.forget_old',
        cron: '49 3 * * *',
        run: async () => {
          const before = later(clock.now(), -keptFor * day);
          await inBatches(db, (tx, limit) => deleteOldMessages(tx, before, limit));
        },
      },
    ],
  };
}

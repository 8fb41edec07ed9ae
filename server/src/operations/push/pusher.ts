import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { idFromName } from '../../base/ids/ids.ts';
import type { StoredPush } from '../../base/db/tables.ts';
import { insertMessages, quietHoursOf, subscriptionsOf } from './push-store.ts';
import { dueAt } from './quiet-hours.ts';

export interface NewPush {
  userId: string;
  message: StoredPush;
  /** Does not wait for the end of quiet hours. */
  urgent: boolean;
  /** A name of its cause: it is written only once for each browser. */
  once: string;
}

/** Writes messages to the browsers of users. */
export interface Pusher {
  /** Writes them in the transaction of an act; they are sent after it is committed. */
  write(tx: Tx, pushes: readonly NewPush[], at: Date): Promise<void>;
}

/** Messages to browsers were written. */
export const pushesWritten = eventKind<{ pushes: number }>('pushes_written');

export function openPusher(jobs: Jobs): Pusher {
  return {
    async write(tx, pushes, at) {
      if (pushes.length === 0) return;
      const userIds = pushes.map(({ userId }) => userId);
      const byUser = Map.groupBy(await subscriptionsOf(tx, userIds), ({ user_id }) => user_id);
      if (byUser.size === 0) return;
      const quietOf = await quietHoursOf(tx, userIds);
      const rows = pushes.flatMap(({ userId, message, urgent, once }) =>
        (byUser.get(userId) ?? []).map(({ id, time_zone }) => ({
          id: idFromName(`push ${once} ${id}`),
          subscription_id: id,
          message,
          written_at: at,
          due_at: urgent ? at : dueAt(quietOf(userId), time_zone, at),
        })),
      );
      await insertMessages(tx, rows);
      await jobs.publish(tx, pushesWritten, { pushes: rows.length });
    },
  };
}

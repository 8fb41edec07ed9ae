import type { WebhooksDeps } from './webhooks-deps.ts';
import { webhooksDue } from './webhook-events.ts';

/** What the database notifies when a trigger has recorded an event. */
const channel = 'webhooks_recorded';

/**
 * Has the jobs send events that triggers of the database record, as those that acts publish. While one is being asked for,
 * further ones ask once more; the timer of each minute sends what a lost notification leaves.
 *
 * @returns how to stop.
 */
export async function sendRecordedEvents({ db, jobs, log }: WebhooksDeps): Promise<() => Promise<void>> {
  let isAsking = false;
  let again = false;
  async function ask(): Promise<void> {
    again = true;
    if (isAsking) return;
    isAsking = true;
    try {
      while (again) {
        again = false;
        await db.transact((tx) => jobs.publish(tx, webhooksDue, {}));
      }
    } catch (error) {
      log.warn(error, 'recorded events of webhooks wait for the timer');
    } finally {
      isAsking = false;
    }
  }
  return db.listen(channel, () => void ask());
}

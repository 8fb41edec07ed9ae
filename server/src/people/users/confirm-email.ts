import type { ShopperCall } from '../../base/http/call.ts';
import { tryOwnCode } from './try-own-code.ts';
import { emailChanged } from './user-events.ts';
import type { UsersDeps } from './users-deps.ts';
import { emailOf } from './users-queries.ts';
import { recordCredentialsRecovered, saveConfirmedEmail } from './users-store.ts';

/**
 * Sets the address to which the code was mailed as the account's e-mail address. If it replaces another one, withdrawals
 * wait for a while and the old address is notified.
 *
 * @throws Refusal `mail_code_wrong` or `email_taken`.
 */
export async function confirmEmail(deps: UsersDeps, call: ShopperCall, { code }: { code: string }): Promise<null> {
  const {
    actor: { userId },
    now,
  } = call;
  await tryOwnCode(deps, call, { purpose: 'email', code }, async (tx, email) => {
    const { email: known } = await emailOf(tx, userId);
    const before = known && known.toLowerCase() !== email.toLowerCase() ? known : null;
    await saveConfirmedEmail(tx, userId, email, now);
    if (before) await recordCredentialsRecovered(tx, userId, now);
    await deps.jobs.publish(tx, emailChanged, { userId, at: now.toISOString(), email, before });
  });
  return null;
}

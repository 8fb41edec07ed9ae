import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { mobileState } from '@tradewind/contract/people/recovery';
import type { ShopperCall } from '../../base/http/call.ts';
import { tryOwnCode } from './try-own-code.ts';
import { mobileChanged } from './user-events.ts';
import type { UsersDeps } from './users-deps.ts';
import { mobileOf } from './users-queries.ts';
import { saveConfirmedMobile } from './users-store.ts';

/**
 * Sets the number to which the code was sent as the account's mobile number. Its owner is notified.
 *
 * @throws Refusal `mail_code_wrong` or `mobile_taken`.
 */
export async function confirmMobile(deps: UsersDeps, call: ShopperCall, { code }: { code: string }): Promise<null> {
  const {
    actor: { userId },
    now,
  } = call;
  await tryOwnCode(deps, call, { purpose: 'mobile', code }, async (tx, mobile) => {
    const { mobile: before } = await mobileOf(tx, userId);
    await saveConfirmedMobile(tx, userId, mobile, now);
    const how = before !== null && before !== mobile ? 'changed' : 'confirmed';
    await deps.jobs.publish(tx, mobileChanged, { userId, at: now.toISOString(), mobile, how });
  });
  return null;
}

/** The shopper's mobile number, whether it is confirmed, and whether text messages can be sent. */
export async function showMobile(
  { db, mails }: UsersDeps,
  { actor }: ShopperCall,
): Promise<OutputOf<typeof mobileState>> {
  const { mobile, confirmed } = await mobileOf(db.read, actor.userId);
  return { mobile: mobile ?? '', confirmed: confirmed ? 1 : 0, open: mails.textsOpen ? 1 : 0 };
}

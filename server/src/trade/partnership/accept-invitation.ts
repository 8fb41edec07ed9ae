import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { isSameDevice } from './fraud-checks.ts';
import { maskName, readInvitationCode } from './invitation-code.ts';

/** How long after the registration an invitation can be accepted. */
export const acceptWithin = 7 * day;

/**
 * Records who invited the caller, with the terms of now. The same code again changes nothing.
 *
 * @throws Refusal `invitations_closed`, `invitation_unknown`, `invitation_own`, `invitation_too_late` or `invitation_accepted`.
 */
export async function acceptInvitation(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId }, now }: ShopperCall,
  { code: typed }: { code: string },
): Promise<{ invited_by: string }> {
  const settings = await readSettings(db.read, now);
  if (settings['partnership.mode'] === 'closed') refuse('invitations_closed');
  return db.transact(async (tx) => {
    const inviter = await tx
      .selectFrom('invite_codes as c')
      .innerJoin('users as u', 'u.id', 'c.user_id')
      .select(['u.id', 'u.nickname', 'u.created_at'])
      .where('c.code', '=', readInvitationCode(typed))
      .executeTakeFirst();
    if (!inviter) refuse('invitation_unknown', {}, ['code']);
    const answer = { invited_by: maskName(inviter.nickname) };
    if (inviter.id === userId) refuse('invitation_own', {}, ['code']);
    const known = await lockInvited(tx, userId);
    if (known.inviterId === inviter.id) return answer;
    if (known.inviterId) refuse('invitation_accepted');
    // Who was there first invites: nobody brings in the person who brought him in.
    if (inviter.created_at > known.registeredAt) refuse('invitation_own', {}, ['code']);
    if (known.registeredAt <= later(now, -acceptWithin) || known.hasBought) refuse('invitation_too_late');
    await tx
      .insertInto('invitations')
      .values({
        user_id: userId,
        inviter_id: inviter.id,
        accepted_at: now,
        reward: settings['partnership.reward'],
        minimum_order: settings['partnership.minimumOrder'],
        order_before: later(now, settings['partnership.withinDays'] * day),
        same_device: await isSameDevice(tx, { userId, inviterId: inviter.id }),
      })
      .execute();
    return answer;
  });
}

/** Locks the account, so that it accepts one invitation only. */
async function lockInvited(tx: Tx, userId: string) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  // Read afterwards: who waited for the lock sees what was accepted meanwhile.
  const row = await tx
    .selectFrom('users as u')
    .leftJoin('invitations as i', 'i.user_id', 'u.id')
    .select(['u.created_at', 'i.inviter_id'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('orders').select('id').where('user_id', '=', userId).where('paid_at', 'is not', null))
        .as('has_bought'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { registeredAt: row.created_at, inviterId: row.inviter_id, hasBought: Boolean(row.has_bought) };
}

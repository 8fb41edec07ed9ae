import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { InvitationRow } from '@tradewind/contract/goods/shop-desk/members';
import { sql, type Insertable } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';
import { hashToken } from '../../base/ids/ids.ts';

interface Invitation {
  id: string;
  email: string;
  role: string;
  invited_at: Date;
  expires_at: Date;
}

export const presentInvitation = ({ id, email, role, invited_at, expires_at }: Invitation): InvitationRow => ({
  id,
  email,
  role: role as ShopRole,
  invited_at: invited_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

/** Makes other invitations of the shop wait until this transaction ends. @returns how many there were since then. */
export async function lockInvitationsOf(tx: Tx, shopId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations of ${shopId}`}, 0))`.execute(tx);
  const { sent } = await tx
    .selectFrom('shop_invitations')
    .select((eb) => eb.fn.countAll<bigint>().as('sent'))
    .where('shop_id', '=', shopId)
    .where('invited_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

export async function insertInvitation(tx: Tx, row: Insertable<Tables['shop_invitations']>): Promise<void> {
  await tx.insertInto('shop_invitations').values(row).execute();
}

/** Ends the open invitation with that id or to that address. @returns whether there was one. */
export async function endInvitations(
  tx: Tx,
  shopId: string,
  which: { id: string } | { email: string },
  at: Date,
  acceptedBy: string | null = null,
): Promise<boolean> {
  const ended = await tx
    .updateTable('shop_invitations')
    .set({ ended_at: at, accepted_by: acceptedBy })
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .where((eb) =>
      'id' in which ? eb('id', '=', which.id) : eb(eb.fn('lower', ['email']), '=', which.email.toLowerCase()),
    )
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** The open invitations of a shop, newest first. */
export async function openInvitations(read: Read, shopId: string, now: Date): Promise<InvitationRow[]> {
  const rows = await read
    .selectFrom('shop_invitations')
    .select(['id', 'email', 'role', 'invited_at', 'expires_at'])
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invited_at', 'desc')
    .execute();
  return rows.map(presentInvitation);
}

/** The open invitation of a link, with its shop; undefined for any other token. */
export const findInvitation = (read: Read, token: string, now: Date) =>
  read
    .selectFrom('shop_invitations as i')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .select(['i.id', 'i.email', 'i.role', 'i.expires_at', 'h.id as shop_id', 'h.name', 'h.avatar'])
    .where('i.token_hash', '=', hashToken(token))
    .where('i.ended_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();

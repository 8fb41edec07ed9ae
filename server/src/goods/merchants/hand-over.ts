import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { parseLocale } from '@tradewind/contract/base/locales';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/goods/shop-desk/members';
import { hour, later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { checkPaymentCode, contactOf, emailOf } from '../../people/users/index.ts';
import { handedOverMail, handoverAskedMail, handoverHours } from './mail-texts.ts';
import { nameOfShop } from './members-queries.ts';
import { lockMembers, saveRole } from './members-store.ts';
import type { MerchantsDeps } from './merchants-deps.ts';

type Shown = OutputOf<typeof contract.shopHandover>;

/** The handover of a shop that waits for the successor. */
export async function showHandover(read: Read, shopId: string, now: Date): Promise<Shown> {
  const row = await read
    .selectFrom('shop_handovers as h')
    .innerJoin('users as o', 'o.id', 'h.owner_id')
    .innerJoin('users as s', 's.id', 'h.successor_id')
    .select(['o.id as owner_id', 'o.nickname as owner', 's.id as successor_id', 's.nickname as successor'])
    .select(['h.asked_at', 'h.expires_at'])
    .where('h.shop_id', '=', shopId)
    .where('h.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return { handover: null };
  return {
    handover: {
      owner: { id: row.owner_id, nickname: row.owner },
      successor: { id: row.successor_id, nickname: row.successor },
      asked_at: row.asked_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    },
  };
}

/**
 * Asks a member to take the shop over, in place of an earlier request, and mails both. Requires the owner's payment code.
 *
 * @throws Refusal `handover_to_yourself`, `member_not_found` or of the payment code.
 */
export async function askHandover(
  deps: MerchantsDeps,
  { actor: { shopId, userId }, now }: MerchantCall,
  { user_id: successorId, password_pay: code }: { user_id: string; password_pay: string },
): Promise<Work<OutputOf<typeof contract.askHandover>>> {
  if (successorId === userId) refuse('handover_to_yourself', {}, ['user_id']);
  await checkPaymentCode(deps, userId, code, now);
  return async (tx) => {
    const members = await lockMembers(tx, shopId);
    requireFound(
      members.find(({ id }) => id === successorId),
      'member_not_found',
    );
    const asked = {
      owner_id: userId,
      successor_id: successorId,
      asked_at: now,
      expires_at: later(now, handoverHours * hour),
    };
    await tx
      .insertInto('shop_handovers')
      .values({ shop_id: shopId, ...asked })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(asked))
      .execute();
    await mailBoth(tx, deps, { shopId, ownerId: userId, successorId }, 'asked', now);
    const { handover } = await showHandover(tx, shopId, now);
    return { handover: handover! };
  };
}

/** Takes the request back. @throws Refusal `handover_over`. */
export const withdrawHandover =
  ({ actor: { shopId } }: MerchantCall, { user_id }: { user_id: string }): Work<null> =>
  async (tx) => {
    const deleted = await tx
      .deleteFrom('shop_handovers')
      .where('shop_id', '=', shopId)
      .where('successor_id', '=', user_id)
      .returning('shop_id')
      .execute();
    if (deleted.length === 0) refuse('handover_over');
    return null;
  };

/**
 * Hands the shop over: the caller becomes its owner, the one who asked a manager. Mails both. Requires the successor's
 * payment code.
 *
 * @throws Refusal `handover_over` when nobody asks any more, or of the payment code.
 */
export async function confirmHandover(
  deps: MerchantsDeps,
  { actor: { shopId, userId }, now }: MerchantCall,
  { password_pay: code }: { password_pay: string },
): Promise<Work<null>> {
  const { handover } = await showHandover(deps.db.read, shopId, now);
  if (handover?.successor.id !== userId) refuse('handover_over');
  await checkPaymentCode(deps, userId, code, now);
  return async (tx) => {
    const members = await lockMembers(tx, shopId);
    const asked = await tx
      .deleteFrom('shop_handovers')
      .where('shop_id', '=', shopId)
      .where('successor_id', '=', userId)
      .where('expires_at', '>', now)
      .returning('owner_id')
      .executeTakeFirst();
    const owner = members.find(({ id, role }) => id === asked?.owner_id && role === 'owner');
    if (!owner) return refuse('handover_over');
    await saveRole(tx, shopId, userId, 'owner');
    await saveRole(tx, shopId, owner.id, 'manager');
    await mailBoth(tx, deps, { shopId, ownerId: owner.id, successorId: userId }, 'done', now);
    return null;
  };
}

/** Mails the owner and the successor, as far as they confirmed an address. */
async function mailBoth(
  tx: Tx,
  { mails, defaultLocale }: MerchantsDeps,
  { shopId, ownerId, successorId }: { shopId: string; ownerId: string; successorId: string },
  what: 'asked' | 'done',
  now: Date,
): Promise<void> {
  const [shop, owner, successor, ...addresses] = await Promise.all([
    nameOfShop(tx, shopId),
    contactOf(tx, ownerId),
    contactOf(tx, successorId),
    emailOf(tx, ownerId),
    emailOf(tx, successorId),
  ]);
  const names = { shop, owner: owner?.nickname ?? '', successor: successor?.nickname ?? '' };
  const letterIn = what === 'asked' ? handoverAskedMail : handedOverMail;
  const letters = [owner, successor].flatMap((person, index) => {
    const { email, confirmed } = addresses[index]!;
    if (!person || !email || !confirmed) return [];
    const locale = parseLocale(person.locale) ?? defaultLocale;
    return [
      { userId: person.id, to: email, locale, template: `shop.handover_${what}`, letter: letterIn(locale, names) },
    ];
  });
  await mails.write(tx, letters, now);
}

import { refuse } from '@tradewind/contract/base/refusals';
import { day, hour, later, second } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { readSettings } from '../../platform/settings/index.ts';
import {
  appendMessage,
  lockAuthor,
  requireContent,
  requireMessageQuota,
  wasSent,
  type Author,
  type MessageInput,
} from './append-message.ts';
import {
  changeConversation,
  lockConversationWith,
  openConversation,
  type StoredConversation,
} from './conversations-store.ts';
import { absenceText, hoursOfDesk, isPresent } from './hours.ts';
import { countNewConversations } from './quota-queries.ts';
import type { ServiceDeps } from './service-deps.ts';
import { hostOf } from './host-of.ts';

/** The absence text is sent once in this time. */
const absenceEvery = 12 * hour;

/**
 * Sends a message of a shopper to a shop, or to the platform. The first one opens the conversation. Outside the hours of the
 * desk, its absence text follows by itself. A message that was sent before is not sent again.
 *
 * @throws Refusal `message_empty`, `shop_not_found`, `conversation_own_shop`, `conversation_blocked`, `message_id_used`,
 * `picture_invalid`, `card_invalid`, `too_many_requests`.
 */
export async function sendAsShopper(
  { db }: Pick<ServiceDeps, 'db'>,
  call: ShopperCall,
  { shop_id: shopId = null, ...input }: MessageInput & { shop_id?: string | undefined | null },
): Promise<void> {
  requireContent(input);
  const { userId } = call.actor;
  const author: Author = { side: 'shopper', userId, operatorId: null };
  await db.transact(async (tx) => {
    await lockAuthor(author, tx);
    const known = await lockConversationWith(tx, userId, shopId);
    if (await wasSent(tx, input.message_id, author, known)) return;
    await requireMessageQuota(tx, author, call.now);
    const conversation = known ?? (await beginConversation(tx, call, shopId));
    if (conversation.blocked_by_desk_at || conversation.blocked_by_shopper_at) refuse('conversation_blocked');
    const at = { now: call.now, ownHost: hostOf(call.origin) };
    const sent = await appendMessage(tx, conversation, author, input, at);
    await changeConversation(tx, sent.id, { waiting_since: conversation.waiting_since ?? call.now });
    await answerAbsence(tx, sent, call);
  });
}

async function beginConversation(
  tx: Tx,
  { actor, now }: ShopperCall,
  shopId: string | null,
): Promise<StoredConversation> {
  if (shopId) await requireForeignShop(tx, actor.userId, shopId);
  const settings = await readSettings(tx, now);
  if ((await countNewConversations(tx, actor.userId, later(now, -day))) >= settings['service.newConversationsCount'])
    refuse('too_many_requests', { seconds: day / second });
  return openConversation(tx, { userId: actor.userId, shopId, at: now });
}

async function requireForeignShop(read: Read, userId: string, shopId: string): Promise<void> {
  const shop = await read
    .selectFrom('shops as s')
    .leftJoin('shop_members as m', (join) => join.onRef('m.shop_id', '=', 's.id').on('m.user_id', '=', userId))
    .select('m.user_id as member')
    .where('s.id', '=', shopId)
    .executeTakeFirst();
  if (!shop) refuse('shop_not_found');
  if (shop.member) refuse('conversation_own_shop');
}

async function answerAbsence(tx: Tx, conversation: StoredConversation, { locale, now }: ShopperCall): Promise<void> {
  const { shop_id: shopId, absence_sent_at: sentAt } = conversation;
  if (sentAt && sentAt > later(now, -absenceEvery)) return;
  const hours = await hoursOfDesk(tx, shopId);
  const text = absenceText(hours, locale);
  if (text === '' || isPresent(hours, now)) return;
  await appendMessage(
    tx,
    conversation,
    { side: shopId ? 'shop' : 'platform', userId: null, operatorId: null },
    { message_id: newId(), text, pictures: [], automatic: true },
    { now, ownHost: '' },
  );
  await changeConversation(tx, conversation.id, { absence_sent_at: now });
}

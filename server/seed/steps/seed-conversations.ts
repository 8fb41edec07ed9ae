import { later, minute } from '../../src/base/clock/clock.ts';
import { idFromName } from '../../src/base/ids/ids.ts';
import {
  sendAsDesk,
  sendAsShopper,
  platformAudience,
  storeReplyTimes,
  type ServiceViewer,
} from '../../src/operations/service/index.ts';
import { operatorId, shopId, userIdOf } from '../demo-ids.ts';
import { conversations, savedReplies, type DemoConversation } from '../world/conversations.ts';
import { shopperCall } from './shopper-call.ts';
import type { SeedDeps, Step } from './step.ts';

/** Creates conversations of shoppers with a shop and with the platform, by the product's own acts, and saved replies. */
export const seedConversations: Step = async (deps) => {
  const now = deps.clock.now();
  const known = await deps.db.read
    .selectFrom('service_messages')
    .select('id')
    .where(
      'id',
      'in',
      conversations.flatMap((one) => one.lines.map((_, index) => messageId(one, index))),
    )
    .execute();
  const there = new Set(known.map(({ id }) => id));
  let added = 0;
  for (const conversation of conversations)
    for (const index of conversation.lines.keys()) {
      if (there.has(messageId(conversation, index))) continue;
      await sendLine(deps, conversation, index, now);
      added += 1;
    }
  await storeReplyTimes(deps);
  const replies = await deps.db.transact((tx) =>
    tx
      .insertInto('service_saved_replies')
      .values(
        savedReplies.map(({ shop, title, text }) => ({
          id: idFromName(`demo saved reply ${shop} ${title}`),
          shop_id: shop && shopId(shop),
          title,
          body: text,
          changed_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute(),
  );
  return added + replies.length;
};

const messageId = ({ shopper, shop }: DemoConversation, index: number): string =>
  idFromName(`demo message ${shopper} ${shop} ${index}`);

async function sendLine({ db }: SeedDeps, conversation: DemoConversation, index: number, now: Date): Promise<void> {
  const { shopper, shop } = conversation;
  const { by, minutesAgo, text, card } = conversation.lines[index]!;
  const at = later(now, -minutesAgo * minute);
  const input = { message_id: messageId(conversation, index), text, pictures: [], card };
  const ofShop = shop && shopId(shop);
  if (by === 'shopper') return sendAsShopper({ db }, shopperCall(shopper, at), { ...input, shop_id: ofShop });
  await db.transact(async (tx) => {
    const { id } = await tx
      .selectFrom('service_conversations')
      .select('id')
      .where('user_id', '=', userIdOf(shopper))
      .where('shop_id', ofShop === null ? 'is' : '=', ofShop)
      .executeTakeFirstOrThrow();
    await sendAsDesk(deskOf(shop), { now: at, ownHost: '' }, { ...input, id })(tx);
  });
}

/** Who answers: the owner of the shop, or an operator. */
function deskOf(shop: string | null): ServiceViewer {
  if (shop === null)
    return {
      side: 'platform',
      audienceId: platformAudience,
      accountId: operatorId('support@tradewind.example'),
      shopId: null,
      locale: 'en',
    };
  const id = shopId(shop);
  return { side: 'shop', audienceId: id, accountId: userIdOf(`shop-${shop}`), shopId: id, locale: 'en' };
}

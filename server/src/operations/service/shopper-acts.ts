import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { changeConversation, lockConversationWith, type StoredConversation } from './conversations-store.ts';
import { publishEvent } from './events-store.ts';
import type { Tx } from '../../base/db/database.ts';

type Act = (tx: Tx, conversation: StoredConversation) => Promise<void>;

async function change(
  { db }: Pick<Deps, 'db'>,
  { actor, now }: ShopperCall,
  shopId: string | null,
  act: Act,
): Promise<void> {
  await db.transact(async (tx) => {
    const found = await lockConversationWith(tx, actor.userId, shopId);
    const conversation = requireFound(found, 'conversation_not_found');
    await act(tx, conversation);
    await publishEvent(tx, { kind: 'changed', conversation, at: now });
  });
}

/** Stops the messages of a shop, or lets them through again. @throws Refusal `conversation_not_found`. */
export const blockShop = (
  deps: Pick<Deps, 'db'>,
  call: ShopperCall,
  { shop_id: shopId, blocked }: { shop_id: string; blocked: 0 | 1 },
): Promise<void> =>
  change(deps, call, shopId, async (tx, { id, blocked_by_shopper_at: at }) => {
    await changeConversation(tx, id, { blocked_by_shopper_at: blocked ? (at ?? call.now) : null });
  });

/** Ends a conversation; it may have ended before. @throws Refusal `conversation_not_found`. */
export const endConversation = (deps: Pick<Deps, 'db'>, call: ShopperCall, shopId: string | null): Promise<void> =>
  change(deps, call, shopId, async (tx, { id, status }) => {
    if (status === 'open')
      await changeConversation(tx, id, { status: 'closed', closed_at: call.now, waiting_since: null });
  });

/** Rates a conversation that ended. @throws Refusal `conversation_not_found`, `service_rating_over`. */
export const rateConversation = (
  deps: Pick<Deps, 'db'>,
  call: ShopperCall,
  { shopId, stars, words }: { shopId: string | null; stars: number; words: string },
): Promise<void> =>
  change(deps, call, shopId, async (tx, { id, shop_id, closed_at: closedAt, assignee_id }) => {
    if (!closedAt) refuse('service_rating_over');
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('service_ratings')
      .values({ conversation_id: id, closed_at: closedAt, shop_id, assignee_id, stars, words, rated_at: call.now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added !== 1n) refuse('service_rating_over');
  });

import { hour, later } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import { replyToReview, voteHelpful, writeReview } from '../../src/trade/reviews/index.ts';
import { userIdOf, productId } from '../demo-ids.ts';
import { shoppers } from '../world/shoppers.ts';
import { reviews, type DemoReview } from '../world/reviews.ts';
import { shopperCall } from './shopper-call.ts';
import type { SeedDeps, Step } from './step.ts';

/** Creates reviews of received products, through the normal acts with earlier times. */
export const seedReviews: Step = async (deps) => {
  const ids = shoppers.map(({ username }) => userIdOf(username));
  const known = await deps.db.read
    .selectFrom('reviews')
    .select('id')
    .where('user_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  if (known) return 0;
  let written = 0;
  for (const review of reviews) if (await createReview(deps, review)) written += 1;
  return written;
};

/** @returns false when its product was never received. */
async function createReview(
  deps: SeedDeps,
  { username, product, scores, text, anonymous, helpful = [], reply }: DemoReview,
): Promise<boolean> {
  const line = await deps.db.read
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.id', 'o.id as order_id', 'o.shop_id', 'o.received_at'])
    .where('o.user_id', '=', userIdOf(username))
    .where('l.product_id', '=', productId(product))
    .where('o.status', 'in', ['received', 'completed'])
    .orderBy('o.placed_at')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();
  if (!line?.received_at) return false;
  const at = (hours: number) => later(line.received_at!, hours * hour);
  const write = await writeReview(deps, shopperCall(username, at(20)), {
    order_id: line.order_id,
    product_id: productId(product),
    order_product_id: line.id,
    product_score: scores[0],
    service_score: scores[1],
    postage_score: scores[2],
    comment: text,
    pics: [],
    nameless: anonymous ? 1 : 0,
  });
  const { review_id: id } = await runWork(deps.db, write);
  for (const friend of helpful) await voteHelpful(deps, shopperCall(friend, at(30)), { review_id: id, is_helpful: 1 });
  if (reply) await replyAsOwner(deps, line.shop_id, id, reply, at(34));
  return true;
}

/** The shop's owner replies. */
async function replyAsOwner(deps: SeedDeps, shopId: string, id: string, text: string, at: Date): Promise<void> {
  const owner = await deps.db.read
    .selectFrom('shop_members')
    .select('user_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .orderBy('since')
    .limit(1)
    .executeTakeFirst();
  if (!owner) return;
  const call = shopperCall(shoppers[0]!.username, at);
  const actor = { ...call.actor, userId: owner.user_id, shopId, role: 'owner' as const };
  await runWork(deps.db, replyToReview(deps, { ...call, actor }, { id, text }));
}

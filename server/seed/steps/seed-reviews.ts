import { pino } from 'pino';
import { hour, later } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import type { ShopperCall } from '../../src/base/http/call.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { replyToReview, voteHelpful, writeReview } from '../../src/trade/reviews/index.ts';
import { personId, productId } from '../demo-ids.ts';
import { people } from '../world/people.ts';
import { reviews, type DemoReview } from '../world/reviews.ts';
import type { SeedDeps, Step } from './step.ts';

/** Creates reviews of received products, through the normal acts with earlier times. */
export const seedReviews: Step = async (deps) => {
  const ids = people.map(({ username }) => personId(username));
  const known = await deps.db.read
    .selectFrom('reviews')
    .select('id')
    .where('user_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  if (known) return 0;
  let written = 0;
  for (const review of reviews) if (await write(deps, review)) written += 1;
  return written;
};

/** @returns false when its product was never received. */
async function write(
  deps: SeedDeps,
  { username, product, scores, words, nameless, helpful = [], reply }: DemoReview,
): Promise<boolean> {
  const line = await deps.db.read
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.id', 'o.id as order_id', 'o.shop_id', 'o.received_at'])
    .where('o.user_id', '=', personId(username))
    .where('l.product_id', '=', productId(product))
    .where('o.status', 'in', ['received', 'completed'])
    .orderBy('o.placed_at')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();
  if (!line?.received_at) return false;
  const at = (hours: number) => later(line.received_at!, hours * hour);
  const write = await writeReview(deps, callOf(username, at(20)), {
    order_id: line.order_id,
    product_id: productId(product),
    order_product_id: line.id,
    product_score: scores[0],
    service_score: scores[1],
    postage_score: scores[2],
    comment: words,
    pics: [],
    nameless: nameless ? 1 : 0,
  });
  const { review_id: id } = await runWork(deps.db, write);
  for (const friend of helpful) await voteHelpful(deps, callOf(friend, at(30)), { review_id: id, is_helpful: 1 });
  if (reply) await answer(deps, line.shop_id, id, reply, at(34));
  return true;
}

/** The shop's owner replies. */
async function answer(deps: SeedDeps, shopId: string, id: string, text: string, at: Date): Promise<void> {
  const owner = await deps.db.read
    .selectFrom('shop_members')
    .select('user_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .orderBy('since')
    .limit(1)
    .executeTakeFirst();
  if (!owner) return;
  const call = callOf(people[0]!.username, at);
  await replyToReview(
    deps,
    { ...call, actor: { ...call.actor, userId: owner.user_id, shopId, role: 'owner' } },
    { id, text },
  );
}

function callOf(username: string, now: Date): ShopperCall {
  const { language } = people.find((person) => person.username === username)!;
  return {
    actor: { userId: personId(username), sessionId: newId(), locale: language },
    locale: language,
    now,
    hasIdempotencyKey: false,
    address: '127.0.0.1',
    userAgent: 'demo',
    origin: 'http://localhost',
    log: pino({ enabled: false }),
  };
}

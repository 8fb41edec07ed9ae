import { runWork } from '../../src/base/db/work.ts';
import { answerForShop } from '../../src/trade/questions/index.ts';
import { shopId, userIdOf } from '../demo-ids.ts';
import { callOf, type Caller } from './shopper-call.ts';
import type { SeedDeps } from './step.ts';

/** Answers a question in the name of a shop, by its owner. */
export async function answerAsOwner(
  deps: SeedDeps,
  shop: string,
  { id, text, language, at }: { id: string; text: string; language: Caller['language']; at: Date },
): Promise<void> {
  const username = `shop-${shop}`;
  const call = callOf({ username, language }, at);
  const actor = { ...call.actor, userId: userIdOf(username), shopId: shopId(shop), role: 'owner' as const };
  await runWork(deps.db, answerForShop(deps, { ...call, actor }, { id, text }));
}

import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call, ShopperCall } from '../../base/http/call.ts';

const maxSearches = 10;

/** Records the search words of a signed-in shopper when the first page is requested. */
export async function recordSearch(
  deps: Pick<Deps, 'db'>,
  call: Call,
  { title, page }: { title?: string | undefined; page: number },
): Promise<void> {
  const { actor, now } = call;
  if (!actor || !title || page !== 1) return;
  const keyword = title.replaceAll(/\s+/g, ' ');
  await deps.db.transact(async (tx) => {
    await tx
      .insertInto('recent_searches')
      .values({ user_id: actor.userId, keyword, searched_at: now })
      .onConflict((oc) => oc.columns(['user_id', 'keyword']).doUpdateSet({ searched_at: now }))
      .execute();
    await sql`
      delete from recent_searches where user_id = ${actor.userId} and keyword in (
        select keyword from recent_searches where user_id = ${actor.userId} order by searched_at desc, keyword offset ${maxSearches}
      )`.execute(tx);
  });
}

/** The latest searches of a shopper, newest first; empty for a visitor. */
export async function recentSearchesOf(read: Read, userId: string | null): Promise<{ keyword: string }[]> {
  if (userId === null) return [];
  return read
    .selectFrom('recent_searches')
    .select('keyword')
    .where('user_id', '=', userId)
    .orderBy('searched_at', 'desc')
    .orderBy('keyword')
    .limit(maxSearches)
    .execute();
}

/** Deletes one of the shopper's searches, or all. */
export async function deleteSearches(
  deps: Pick<Deps, 'db'>,
  { actor }: ShopperCall,
  { keyword }: { keyword?: string | undefined },
): Promise<null> {
  await deps.db.transact((tx) =>
    tx
      .deleteFrom('recent_searches')
      .where('user_id', '=', actor.userId)
      .$if(keyword !== undefined, (query) => query.where('keyword', '=', keyword!))
      .execute(),
  );
  return null;
}

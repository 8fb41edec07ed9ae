import { sql } from 'kysely';
import type { Database } from '../../base/db/database.ts';
import { writeBehind } from '../../base/db/write-behind.ts';
import type { Call, ShopperCall } from '../../base/http/call.ts';

/** The latest searches of each shopper. */
export interface RecentSearches {
  /** Records the search words of a signed-in shopper when the first page is requested. */
  record(call: Pick<Call, 'actor' | 'now'>, search: { title?: string | undefined; page: number }): void;
  /** The latest searches of a shopper, newest first; empty for a visitor. */
  list(userId: string | null): Promise<{ keyword: string }[]>;
  /** Deletes one of the shopper's searches, or all. */
  delete(call: Pick<ShopperCall, 'actor'>, search: { keyword?: string | undefined }): Promise<null>;
  /** Writes the searches recorded so far. */
  flush(): Promise<void>;
}

const maxSearches = 10;

/** In milliseconds. */
const writtenAfter = 200;

interface Search {
  userId: string;
  keyword: string;
  at: Date;
}

/** Opens the store of recent searches, which writes behind requests. */
export function recentSearches(
  db: Pick<Database, 'read' | 'transact'>,
  onError: (error: unknown) => void,
): RecentSearches {
  const buffer = writeBehind<Search>({
    write: (searches) => storeSearches(db, searches),
    delay: writtenAfter,
    maxItems: 5_000,
    onError,
  });
  return {
    flush: buffer.flush,
    record({ actor, now }, { title, page }) {
      if (!actor || !title || page !== 1) return;
      const keyword = title.replaceAll(/\s+/g, ' ');
      buffer.set(`${actor.userId} ${keyword}`, { userId: actor.userId, keyword, at: now });
    },
    async list(userId) {
      if (userId === null) return [];
      await buffer.flush();
      return db.read
        .selectFrom('recent_searches')
        .select('keyword')
        .where('user_id', '=', userId)
        .orderBy('searched_at', 'desc')
        .orderBy('keyword')
        .limit(maxSearches)
        .execute();
    },
    async delete({ actor }, { keyword }) {
      await buffer.flush();
      await db.transact((tx) =>
        tx
          .deleteFrom('recent_searches')
          .where('user_id', '=', actor.userId)
          .$if(keyword !== undefined, (query) => query.where('keyword', '=', keyword!))
          .execute(),
      );
      return null;
    },
  };
}

/** Each shopper's searches are locked as a whole, in one order, because old ones are deleted. */
async function storeSearches(db: Pick<Database, 'transact'>, searches: readonly Search[]): Promise<void> {
  const users = [...new Set(searches.map(({ userId }) => userId))];
  await db.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('recent searches of ' || id, 0)) from unnest(${users}::text[]) id`.execute(
      tx,
    );
    await sql`
      insert into recent_searches (user_id, keyword, searched_at)
      select s.user_id, s.keyword, s.at
      from unnest(
        ${searches.map(({ userId }) => userId)}::uuid[],
        ${searches.map(({ keyword }) => keyword)}::text[],
        ${searches.map(({ at }) => at)}::timestamptz[]
      ) as s (user_id, keyword, at)
      join users u on u.id = s.user_id
      on conflict (user_id, keyword) do update set searched_at = excluded.searched_at`.execute(tx);
    await sql`
      delete from recent_searches r using (
        select user_id, keyword, row_number() over (partition by user_id order by searched_at desc, keyword) as position
        from recent_searches where user_id = any(${users}::uuid[])
      ) ranked
      where r.user_id = ranked.user_id and r.keyword = ranked.keyword and ranked.position > ${maxSearches}`.execute(tx);
  });
}

import { sql } from 'kysely';
import { day, later } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { hashToken, newId, newToken } from '../src/base/ids/ids.ts';
import type { Follower } from './live-crowd.ts';

/** A shopper with a session and a conversation with a shop, whose owner can write. */
export interface Written extends Follower {
  readonly conversationId: string;
  readonly owner: { readonly shopId: string; readonly token: string };
}

/** Signed-in shoppers, each in a conversation with one of the shops. Owners may write as much as they like. */
export async function fillFollowers(db: Database, count: number): Promise<Written[]> {
  const now = new Date();
  const owners = (
    await db.read.selectFrom('shop_members').select(['shop_id', 'user_id']).where('role', '=', 'owner').execute()
  ).map(({ shop_id: shopId, user_id: id }) => ({ id, shopId, token: newToken() }));
  const shoppers = Array.from({ length: count }, (_, number) => ({
    id: newId(),
    token: newToken(),
    conversationId: newId(),
    owner: owners[number % owners.length]!,
  }));
  const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);
  await db.transact(async (tx) => {
    await sql`insert into settings (name, value, effective_at) values ('service.deskMinuteCount', '100000', ${later(now, -day)})`.execute(
      tx,
    );
    await sql`insert into users (id, username, nickname, password_hash)
      select id, 'f' || right(replace(id::text, '-', ''), 28), 'Somebody', '-' from unnest(${idsOf(shoppers)}::uuid[]) as id`.execute(
      tx,
    );
    const people: readonly Follower[] = [...owners, ...shoppers];
    await sql`insert into sessions (id, user_id, token_hash, created_at, expires_at, desk_seen_at)
      select id, user_id, hash, ${now}::timestamptz, ${later(now, day)}::timestamptz,
        case when user_id = any(${idsOf(owners)}::uuid[]) then ${now}::timestamptz end
      from unnest(${people.map(() => newId())}::uuid[], ${idsOf(people)}::uuid[],
        ${people.map(({ token }) => hashToken(token))}::bytea[]) as s (id, user_id, hash)`.execute(tx);
    await sql`insert into service_conversations (id, user_id, shop_id, created_at, last_at)
      select *, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${shoppers.map(({ conversationId }) => conversationId)}::uuid[], ${idsOf(shoppers)}::uuid[],
        ${shoppers.map(({ owner }) => owner.shopId)}::uuid[])`.execute(tx);
  });
  await sql`analyze`.execute(db.kysely);
  return shoppers;
}

import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import type { Read } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';

/** A shopper's anti-phishing phrase; empty without one. */
export async function phraseOf(read: Read, userId: string): Promise<string> {
  const row = await read
    .selectFrom('service_phrases')
    .select('phrase')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.phrase ?? '';
}

/** The phrase that a mail to an account shows: only at its confirmed address, since another one may be a stranger's. */
export async function phraseInMails(read: Read, userId: string, to: string): Promise<string> {
  const row = await read
    .selectFrom('service_phrases as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.phrase')
    .where('p.user_id', '=', userId)
    .where('u.email_confirmed_at', 'is not', null)
    .where(sql<string>`lower(u.email)`, '=', to.toLowerCase())
    .executeTakeFirst();
  return row?.phrase ?? '';
}

/** Sets the own anti-phishing phrase, or removes it with an empty one. */
export async function setPhrase(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId }, now }: ShopperCall,
  phrase: string,
): Promise<{ phrase: string }> {
  await db.transact(async (tx) => {
    if (phrase === '') await tx.deleteFrom('service_phrases').where('user_id', '=', userId).execute();
    else
      await tx
        .insertInto('service_phrases')
        .values({ user_id: userId, phrase, set_at: now })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ phrase, set_at: now }))
        .execute();
  });
  return { phrase };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { adultAge } from '@tradewind/contract/people/age';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import type { Cookies } from '../../base/http/cookies.ts';

const cookieName = 'age';
/** A visitor's statement is asked for again after this time. */
const cookieLife = 90 * day;

/** What visitors state about their age, in a cookie that only the server can write. */
export interface AgeCookies {
  /** Whether the visitor of these cookies stated to be an adult. */
  isAdult(cookies: Cookies, now: Date): boolean;
  write(cookies: Cookies, now: Date): void;
}

/** @param secret signs the statements */
export function ageCookies(secret: Buffer): AgeCookies {
  const signatureOf = (statedAt: string) => createHmac('sha256', secret).update(statedAt).digest();
  return {
    isAdult(cookies, now) {
      const statement = cookies.read(cookieName);
      // Nearly every request has none, and the answer to most is kept.
      if (!statement) return false;
      const [statedAt = '', signature = ''] = statement.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(statedAt);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return new Date(Number(statedAt)) > later(now, -cookieLife);
    },
    write(cookies, now) {
      const statedAt = String(now.getTime());
      cookies.write(cookieName, `${statedAt}.${signatureOf(statedAt).toString('base64url')}`, cookieLife);
    },
  };
}

/**
 * Stores that the caller stated to be 18 or older: with the account, or for a visitor in a cookie.
 *
 * @throws Refusal `adults_only` for an account whose birthday says otherwise.
 */
export async function stateAge(
  { db, ages }: Pick<Deps, 'db'> & { ages: AgeCookies },
  { actor, cookies, now }: Call,
): Promise<{ adult: 1 }> {
  if (!actor) {
    ages.write(cookies, now);
    return { adult: 1 };
  }
  await db.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ adult_since: sql`coalesce(adult_since, ${now}::timestamptz)` })
      .where('id', '=', actor.userId)
      .where(sql<boolean>`(birthday is null or birthday + make_interval(years => ${adultAge}) <= ${now}::timestamptz)`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('adults_only');
  });
  return { adult: 1 };
}

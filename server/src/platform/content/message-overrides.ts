import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';

/** The texts of the storefront that come with the software, by language and key. */
export type Originals = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** What stands for a message now. */
export interface MessageOverride {
  key: string;
  /** Null: the original again. */
  text: string | null;
  /** The text that came with the software when it was saved. */
  original: string;
  savedAt: Date;
  savedBy: string;
}

/** What was last saved of each message of a language, also where that took an override away. */
export async function latestOverrides(read: Read, locale: Locale): Promise<Map<string, MessageOverride>> {
  const rows = await read
    .selectFrom('message_overrides as m')
    .innerJoin('operators as o', 'o.id', 'm.saved_by')
    .distinctOn('m.key')
    .select(['m.key', 'm.text', 'm.original', 'm.saved_at as savedAt', 'o.name as savedBy'])
    .where('m.locale', '=', locale)
    .orderBy('m.key')
    .orderBy('m.number', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** The texts of a language that stand in the place of those that come with the software. */
export async function overridesIn(read: Read, originals: Originals, locale: Locale): Promise<Record<string, string>> {
  const latest = await latestOverrides(read, locale);
  return Object.fromEntries(
    [...latest.values()].flatMap(({ key, text }) =>
      // A text that a later version of the software no longer has is not sent.
      text !== null && key in originals.en ? [[key, text]] : [],
    ),
  );
}

/** The last two texts that were saved of a message, latest first. It is locked until the transaction ends. */
export async function lockLastTexts(tx: Tx, locale: Locale, key: string): Promise<(string | null)[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${locale} ${key}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('message_overrides')
    .select('text')
    .where('locale', '=', locale)
    .where('key', '=', key)
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  return rows.map(({ text }) => text);
}

/** Saves what stands for a message from now on; null: the original. */
export async function saveOverride(
  tx: Tx,
  row: { locale: Locale; key: string; text: string | null; original: string; saved_by: string; saved_at: Date },
): Promise<void> {
  await tx.insertInto('message_overrides').values(row).execute();
}

import { locales, type Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Database, Read, Tx } from '../../base/db/database.ts';
import { batchesOf } from '../../base/db/in-batches.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { inTurns } from '../../base/in-turns.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { headPhrases, headWords } from './heads.ts';
import { isPresentable } from './presentable-search.ts';
import { minSearchers } from './search-marks.ts';
import { initialsOf, keystrokes, spelling } from './typed-text.ts';

interface Weighed {
  readonly words: string;
  readonly weight: number;
}

/** With what somebody types for it, how it sounds, and the first consonants of its Hangul. */
interface Suggestion extends Weighed {
  readonly key: string;
  readonly sound: string;
  readonly initials: string;
}

/** The most searches of others, and the most names of products, in each language. */
const maxSearched = 1_000;
const maxNames = 3_000;
/** Products are called alike, so the best sellers suffice. */
const maxProducts = 4_800;
const maxLength = 30;
const keptDays = 30;
/** Names that are worked on without a break. */
const atOnce = 50;

/** Stores searches that others did and that found something, as often as they found nothing or more. */
export async function suggestSearched(db: Database, now: Date): Promise<void> {
  for (const locale of locales) {
    const rows = await rowsOf<Weighed>(
      db.read,
      sql`
      select keyword as words, sum(searches)::real as weight from search_days
      where locale = ${locale} and day >= ${later(now, -keptDays * day)}::date
      group by keyword having max(searches) >= ${minSearchers} and sum(searches) > sum(missed)
      order by 2 desc, 1 limit ${maxSearched}`,
    );
    await replace(db, locale, true, rows);
  }
}

/** Stores what products are called: what they are, as in `kettle`, and with the word that says which, as in `steel kettle`. */
export async function suggestNames(db: Database): Promise<void> {
  const titles = await bestTitles(db.read);
  for (const locale of locales) {
    const counts = new Map<string, number>();
    for await (const title of inTurns(titles, atOnce))
      for (const name of namesIn(title[locale] ?? '', locale)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const names = [...counts].map(([words, weight]) => ({ words, weight })).toSorted((a, b) => b.weight - a.weight);
    await replace(db, locale, false, names.slice(0, maxNames));
  }
}

async function bestTitles(read: Read): Promise<LocalTexts[]> {
  const rows = await rowsOf<{ titles: LocalTexts }>(
    read,
    sql`
    select p.titles from products p join shops h on h.id = p.shop_id
    where p.status = 'on_sale' and h.status = 'open' and not p.adult order by p.sales desc, p.id limit ${maxProducts}`,
  );
  return rows.map(({ titles }) => titles);
}

/** What a product is called in a language, in one word and in two; Chinese, Japanese and Thai names as a whole. */
export function namesIn(title: string, locale: Locale): string[] {
  const phrases = headPhrases(title, locale).map((phrase) => phrase.trim());
  const names =
    locale === 'en' || locale === 'ko'
      ? phrases.map((phrase) => phrase.split(/\s+/u)).flatMap((words) => [words.at(-1)!, words.slice(-2).join(' ')])
      : [...headWords(title, locale), ...phrases];
  return [...new Set(names)].filter((name) => name.length <= maxLength && /^\p{L}/u.test(name) && isPresentable(name));
}

async function replace(db: Database, locale: Locale, searched: boolean, rows: readonly Weighed[]): Promise<void> {
  const byKey = new Map<string, Suggestion>();
  for await (const { words, weight } of inTurns(rows, atOnce)) {
    const key = keystrokes(words);
    if (key !== '' && !byKey.has(key))
      byKey.set(key, { words, weight, key, sound: spelling(words), initials: initialsOf(words) });
  }
  await db.transact(async (tx) => {
    await tx.deleteFrom('search_suggestions').where('locale', '=', locale).where('searched', '=', searched).execute();
    for (const batch of batchesOf([...byKey.values()])) await insert(tx, locale, searched, batch);
  });
}

const insert = (tx: Tx, locale: Locale, searched: boolean, rows: readonly Suggestion[]) =>
  sql`
    insert into search_suggestions (locale, words, key, sound, initials, searched, weight)
    select ${locale}, words, key, sound, initials, ${searched}, weight
    from unnest(${rows.map(({ words }) => words)}::text[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ sound }) => sound)}::text[], ${rows.map(({ initials }) => initials)}::text[],
      ${rows.map(({ weight }) => weight)}::real[]) as s (words, key, sound, initials, weight)
    on conflict do nothing`.execute(tx);

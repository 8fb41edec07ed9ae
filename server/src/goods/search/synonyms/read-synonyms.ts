import { sql } from 'kysely';
import type { Read, Tx } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import { defaultSynonyms, type SynonymGroup } from './default-synonyms.ts';
import { foldSynonyms, type Synonyms } from './synonyms-of.ts';

const lockName = 'search synonyms';

/** Waits for products that are being indexed with the groups as they were, and keeps others from it until the end of the transaction. */
export async function lockSynonyms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(tx);
}

/** What tells one state of the groups from another; `former` are the codes of merged categories with what they are now. */
interface State {
  key: string;
  former: Readonly<Record<string, string>>;
}

let last: { key: string; synonyms: Synonyms } | undefined;

/**
 * The groups of synonyms as they are, to index products with. They can't change until the end of the transaction, so whoever
 * changes them knows that every product after it is indexed with the change. Read again only where another key says so.
 */
export async function synonymsToIndex(tx: Tx): Promise<Synonyms> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName}, 0))`.execute(tx);
  const [state] = await rowsOf<State>(
    tx,
    sql`
    select former, concat((select count(*) || ' ' || max(number) from search_synonyms), former) as key
    from (select coalesce(jsonb_object_agg(code, merged_into), '{}') as former from categories where merged_into is not null) merged`,
  );
  const { key, former } = state!;
  if (last?.key !== key) {
    const groups = [...(await readSynonyms(tx)).values()].map((group) => ({
      ...group,
      category: group.category === null ? null : (former[group.category] ?? group.category),
    }));
    last = { key, synonyms: foldSynonyms(groups) };
  }
  return last.synonyms;
}

/** The groups that apply, by id: those of the software, as operators changed them, and those of operators. */
export async function readSynonyms(read: Read): Promise<Map<string, SynonymGroup>> {
  const groups = new Map(defaultSynonyms);
  for (const { id, category_code: category, words, removed } of await readChanged(read)) {
    if (removed) groups.delete(id);
    else groups.set(id, { id, category, words });
  }
  return groups;
}

/** What operators changed, the latest first. */
export const readChanged = (read: Read) =>
  read
    .selectFrom('search_synonyms as s')
    .innerJoin('operators as o', 'o.id', 's.changed_by')
    .selectAll('s')
    .select('o.name as changer')
    .orderBy('s.number', 'desc')
    .execute();

import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/goods/desk/synonyms';
import { sql } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import type { Deps } from '../../../base/deps.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { newId } from '../../../base/ids/ids.ts';
import { audit } from '../../../platform/operators/index.ts';
import type { Categories } from '../../catalog/index.ts';
import { defaultSynonyms, type SynonymGroup, type WordLists } from './default-synonyms.ts';
import { lockSynonyms, readSynonyms } from './read-synonyms.ts';
import { synonymsChanged } from './synonym-events.ts';
import { allWords, checkGroup, tidyWords } from './synonym-rules.ts';

export interface SynonymDeps extends Pick<Deps, 'db' | 'jobs'> {
  readonly categories: Categories;
}

/** Each process that indexes keeps all groups, so there can't be any number of them. */
const maxOwn = 2_000;

/** Adds a group. @returns its id. @throws Refusal `category_not_found`, `synonym_limit`, or one of `checkGroup` */
export async function addSynonym(
  deps: SynonymDeps,
  tx: Tx,
  call: DeskCall,
  { category: named, words }: ParsedInputOf<typeof contract.addSynonym>,
): Promise<string> {
  const found = named === undefined ? null : (await deps.categories.tree()).find(named);
  if (named !== undefined && !found) refuse('category_not_found', {}, ['category']);
  await lockSynonyms(tx);
  const { count } = await tx
    .selectFrom('search_synonyms')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxOwn) refuse('synonym_limit', { limit: maxOwn });
  const group: SynonymGroup = { id: newId(), category: found?.code ?? null, words: tidyWords(words) };
  checkGroup(group, (await readSynonyms(tx)).values(), null);
  await store(tx, call, group, false);
  await tell(deps, tx, call, 'synonym.added', group, [group.words]);
  return group.id;
}

/** Changes the words of a group. @throws Refusal `synonym_not_found`, `synonym_changed`, or one of `checkGroup` */
export async function changeSynonym(
  deps: SynonymDeps,
  tx: Tx,
  call: DeskCall,
  { id, revision, words }: ParsedInputOf<typeof contract.changeSynonym>,
): Promise<void> {
  const { groups, group } = await lockGroup(tx, id, revision);
  const after = { ...group, words: tidyWords(words) };
  checkGroup(after, groups.values(), group.words);
  await store(tx, call, after, false);
  await tell(deps, tx, call, 'synonym.changed', after, [group.words, after.words]);
}

/** Removes a group. @throws Refusal `synonym_not_found` or `synonym_changed` */
export async function removeSynonym(
  deps: SynonymDeps,
  tx: Tx,
  call: DeskCall,
  { id, revision }: ParsedInputOf<typeof contract.removeSynonym>,
): Promise<null> {
  const { groups, group } = await lockGroup(tx, id, revision);
  if (!groups.has(id)) refuse('synonym_not_found');
  if (defaultSynonyms.has(id)) await store(tx, call, group, true);
  else await tx.deleteFrom('search_synonyms').where('id', '=', id).execute();
  await tell(deps, tx, call, 'synonym.removed', group, [group.words]);
  return null;
}

/** Goes back to the words of the software, in one language or in all. @throws Refusal `synonym_not_found` or `synonym_changed` */
export async function resetSynonym(
  deps: SynonymDeps,
  tx: Tx,
  call: DeskCall,
  { id, revision, locale }: ParsedInputOf<typeof contract.resetSynonym>,
): Promise<void> {
  const original = defaultSynonyms.get(id);
  if (!original) refuse('synonym_not_found');
  const { groups, group } = await lockGroup(tx, id, revision);
  const isWhole =
    !locale || !groups.has(id) || isSame({ ...group.words, [locale]: [] }, { ...original.words, [locale]: [] });
  const after = isWhole ? original : { ...group, words: { ...group.words, [locale]: original.words[locale] } };
  if (isWhole) await tx.deleteFrom('search_synonyms').where('id', '=', id).execute();
  else await store(tx, call, after, false);
  await tell(deps, tx, call, 'synonym.reset', after, [group.words, after.words]);
}

/** Locks the groups and finds one, also a removed one. @throws Refusal `synonym_not_found` or `synonym_changed` */
async function lockGroup(
  tx: Tx,
  id: string,
  revision: number,
): Promise<{ groups: Map<string, SynonymGroup>; group: SynonymGroup }> {
  await lockSynonyms(tx);
  const groups = await readSynonyms(tx);
  const group = groups.get(id) ?? defaultSynonyms.get(id);
  if (!group) refuse('synonym_not_found');
  const stored = await tx.selectFrom('search_synonyms').select('revision').where('id', '=', id).executeTakeFirst();
  if ((stored?.revision ?? 0) !== revision) refuse('synonym_changed');
  return { groups, group };
}

async function store(tx: Tx, { operator, now }: DeskCall, group: SynonymGroup, removed: boolean): Promise<void> {
  const words = Object.fromEntries(locales.map((locale) => [locale, [...group.words[locale]]]));
  await sql`
    insert into search_synonyms (id, category_code, words, removed, changed_at, changed_by)
    values (${group.id}, ${group.category}, ${JSON.stringify(words)}::jsonb, ${removed}, ${now}, ${operator.id})
    on conflict (id) do update set words = excluded.words, removed = excluded.removed, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by, revision = search_synonyms.revision + 1, number = default`.execute(tx);
}

async function tell(
  { jobs }: SynonymDeps,
  tx: Tx,
  { operator, now }: DeskCall,
  act: 'synonym.added' | 'synonym.changed' | 'synonym.removed' | 'synonym.reset',
  { id, category }: SynonymGroup,
  states: readonly WordLists[],
): Promise<void> {
  const details = { ...(category && { category }), words: states.map(written).join(' → ') };
  await audit(tx, operator, act, `synonym:${id}`, details, now);
  await jobs.publish(tx, synonymsChanged, { category, words: [...new Set(states.flatMap(allWords))] });
}

const written = (words: WordLists): string => allWords(words).join(', ');

const isSame = (one: WordLists, other: WordLists): boolean =>
  locales.every((locale) => one[locale].join('\n') === other[locale].join('\n'));

import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { deskSynonyms as contract, DeskSynonym } from '@tradewind/contract/goods/desk/synonyms';
import type { Read } from '../../../base/db/database.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import type { CategoryTree } from '../../catalog/index.ts';
import { defaultSynonyms, type WordLists } from './default-synonyms.ts';
import { readChanged } from './read-synonyms.ts';
import { hasText } from './synonym-rules.ts';

interface Viewer {
  readonly tree: CategoryTree;
  readonly locale: Locale;
}

/** A page of the groups of synonyms. There are about a thousand, so all are read. @throws Refusal `category_not_found` */
export async function listSynonyms(
  read: Read,
  { page, limit, locale, state, category, q }: ParsedInputOf<typeof contract>,
  viewer: Viewer,
): Promise<OutputOf<typeof contract>> {
  const living = category === undefined ? null : requireFound(viewer.tree.find(category), 'category_not_found').code;
  const found = (await readAll(read, viewer)).filter(
    (group) =>
      (state ? group.state === state : group.state !== 'removed') &&
      (living === null || group.category === living) &&
      (!locale || group.words[locale].length > 0) &&
      (!q || hasText(group, q, locale)),
  );
  return { list: found.slice(rowsBefore(page, limit), page * limit), total: found.length };
}

/** One group. @throws Refusal `synonym_not_found` */
export const getSynonym = async (read: Read, id: string, viewer: Viewer): Promise<DeskSynonym> =>
  requireFound(
    (await readAll(read, viewer)).find((group) => group.id === id),
    'synonym_not_found',
  );

async function readAll(read: Read, { tree, locale }: Viewer): Promise<DeskSynonym[]> {
  const changed = await readChanged(read);
  const ids = new Set(changed.map(({ id }) => id));
  const present = (id: string, category: string | null, words: WordLists) => {
    const found = category === null ? null : tree.find(category);
    return {
      id,
      category: found?.code ?? category ?? '',
      category_name: found ? pickText(found.names, locale) : '',
      words: Object.fromEntries(
        Object.entries(words).map(([language, list]) => [language, [...list]]),
      ) as DeskSynonym['words'],
    };
  };
  return [
    ...changed.map((row): DeskSynonym => {
      const original = defaultSynonyms.get(row.id);
      return {
        ...present(row.id, row.category_code, row.removed && original ? original.words : row.words),
        state: row.removed ? 'removed' : original ? 'changed' : 'own',
        revision: row.revision,
        changed_at: row.changed_at.toISOString(),
        changed_by: row.changer,
      };
    }),
    ...[...defaultSynonyms.values()].flatMap(({ id, category, words }): DeskSynonym[] =>
      ids.has(id)
        ? []
        : [{ ...present(id, category, words), state: 'default', revision: 0, changed_at: null, changed_by: null }],
    ),
  ];
}

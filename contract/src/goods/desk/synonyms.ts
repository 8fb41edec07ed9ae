import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { code, int, none, text } from '../../base/fields.ts';
import { locales } from '../../base/locales.ts';

const roles = ['catalogue', 'admin'] as const;

/** Where a group of synonyms comes from, and what operators did with it. */
export const synonymStates = ['own', 'changed', 'default', 'removed'] as const;

/** The longest word, and the most words of one language in a group. */
export const synonymLimits = { length: 40, words: 20 };

const wordsIn = z.array(text(synonymLimits.length)).max(synonymLimits.words).default([]);
const words = z.object({ en: wordsIn, 'zh-CN': wordsIn, ja: wordsIn, ko: wordsIn, th: wordsIn });
const list = z.array(z.string());

export const deskSynonym = z.object({
  id: z.string(),
  state: z.enum(synonymStates).describe('`changed` and `removed` are groups of the software'),
  category: z.string().describe('Code of the category in which they apply, with its subcategories; empty: everywhere'),
  category_name: z.string(),
  words: z
    .object({ en: list, 'zh-CN': list, ja: list, ko: list, th: list })
    .describe('A product with one of them in its title is found by all; of a removed group, those that it had'),
  revision: z.int().describe('Given back with a change; 0 for a group of the software that was never changed'),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
});
export type DeskSynonym = z.output<typeof deskSynonym>;

export const deskSynonyms = endpoint({
  name: 'desk.synonyms',
  summary: 'Groups of words that mean the same in searches: changed ones first, the latest at the top',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/synonyms',
  input: listInput(['-changed_at'], {
    locale: filter(z.enum(locales)).describe('Groups with words of this language'),
    state: filter(z.enum(synonymStates)).describe('Without it, all that apply'),
    category: filter(code),
    q: filter(text(80)).describe('Part of a word'),
  }),
  output: deskList(deskSynonym),
  refusals: ['category_not_found'],
});

export const addSynonym = endpoint({
  name: 'desk.addSynonym',
  summary: 'Add a group of words that mean the same; products with them are indexed again in the background',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/synonym_add',
  input: z.object({ category: filter(code), words }),
  output: deskSynonym,
  refusals: [
    'category_not_found',
    'synonym_unsearchable',
    'synonym_repeated',
    'synonym_single',
    'synonym_known',
    'synonym_limit',
  ],
});

const which = { id: text(200), revision: int };

export const changeSynonym = endpoint({
  name: 'desk.changeSynonym',
  summary: 'Change the words of a group, of the software or of operators',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/synonym_change',
  input: z.object({ ...which, words }),
  output: deskSynonym,
  refusals: [
    'synonym_not_found',
    'synonym_changed',
    'synonym_unsearchable',
    'synonym_repeated',
    'synonym_single',
    'synonym_known',
  ],
});

export const removeSynonym = endpoint({
  name: 'desk.removeSynonym',
  summary: 'Remove a group; one of the software can be brought back',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/synonym_remove',
  input: z.object(which),
  output: none,
  refusals: ['synonym_not_found', 'synonym_changed'],
});

export const resetSynonym = endpoint({
  name: 'desk.resetSynonym',
  summary: 'Go back to the words of the software, in one language or in all',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/synonym_reset',
  input: z.object({ ...which, locale: filter(z.enum(locales)).describe('All when absent') }),
  output: deskSynonym,
  refusals: ['synonym_not_found', 'synonym_changed'],
});

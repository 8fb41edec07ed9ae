import { z } from 'zod';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int } from '../../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../../base/local-texts.ts';
import { locales } from '../../base/locales.ts';
import { homeKinds, homeSection } from '../home.ts';

const readers = ['support', 'catalogue', 'finance', 'admin'] as const;
const writers = ['catalogue', 'admin'] as const;

/** What a section can hold: characters of a title in each language, products of a picked list. */
export const homeLimits = { title: 60, products: 20, position: 999 } as const;

export const homeSectionStates = ['draft', 'coming', 'shown', 'over'] as const;

export const deskHomeSection = z.object({
  id: z.string(),
  kind: z.enum(homeKinds),
  title: z.string().describe("Of a picked list, in the operator's language"),
  position: z.int(),
  titles: textInEveryLanguage,
  products: z.array(z.object({ id: z.string(), title: z.string(), image: z.string(), listed: z.boolean() })),
  locales: z.array(z.enum(locales)).describe('Empty: shown in all languages'),
  published: flag,
  from: z.string().nullable(),
  until: z.string().nullable(),
  state: z.enum(homeSectionStates),
  revision: z.int(),
});
export type DeskHomeSection = z.output<typeof deskHomeSection>;

export const deskHomeSections = endpoint({
  name: 'desk.homeSections',
  summary: 'The sections of Home in their order, drafts and those that are over included',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/home_sections',
  input: listInput(['position'], { state: filter(z.enum(homeSectionStates)) }),
  output: deskList(deskHomeSection),
  refusals: [],
});

export const deskHomeSectionById = endpoint({
  name: 'desk.homeSection',
  summary: 'One section of Home',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/home_section',
  input: z.object({ id }),
  output: deskHomeSection,
  refusals: ['home_section_not_found'],
});

export const saveHomeSection = endpoint({
  name: 'desk.saveHomeSection',
  summary: 'Make or change a section of Home, as a draft or published',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/home_section_save',
  input: z.object({
    id: filter(id).describe('Absent: a new one'),
    revision: filter(int).describe('The one that was read, so that nobody overwrites a colleague unseen'),
    kind: z.enum(homeKinds),
    position: int.pipe(z.int().min(1).max(homeLimits.position)),
    titles: inEveryLanguage(homeLimits.title).describe('Of a picked list, in every language'),
    products: z.array(id).max(homeLimits.products).default([]).describe('Of a picked list, in their order'),
    locales: z.array(z.enum(locales)).max(locales.length).default([]),
    published: flag,
    from: filter(moment).describe('At once when absent'),
    until: filter(moment).describe('Without end when absent'),
  }),
  output: deskHomeSection,
  refusals: ['home_section_not_found', 'home_section_changed', 'home_section_incomplete', 'home_section_time_invalid'],
});

export const deleteHomeSection = endpoint({
  name: 'desk.deleteHomeSection',
  summary: 'Delete a section of Home; it disappears at once',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/home_section_delete',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  refusals: ['home_section_not_found'],
});

export const previewHomeSections = endpoint({
  name: 'desk.previewHomeSections',
  summary: 'The sections that Home shows at a moment',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/home_sections_preview',
  input: z.object({
    at: filter(moment).describe('Now when absent'),
    drafts: int.pipe(flag).default(0).describe('1: with drafts whose time it is'),
  }),
  output: z.object({ at: z.string(), list: z.array(homeSection) }),
  refusals: [],
});

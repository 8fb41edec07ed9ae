import { z } from 'zod';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, text } from '../../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../../base/local-texts.ts';
import { textKinds } from '../texts.ts';

const readers = ['support', 'catalogue', 'finance', 'admin'] as const;
const announcers = ['support', 'admin'] as const;

/** What a text and an announcement can hold, in characters of each language. */
export const textLimits = { title: 200, body: 40_000, announcement: 2_000 } as const;

const head = {
  id: z.string().describe('Kind and slug, as in `law:terms`'),
  kind: z.enum(textKinds),
  slug: z.string(),
  title: z.string().describe("In the operator's language"),
  version: z.int().describe('The latest, which may take effect later'),
  effective_at: z.string(),
  published_at: z.string(),
  published_by: z.string().describe('Name; empty: the text that comes with the software'),
};

export const deskTextRow = z.object(head);
export type DeskTextRow = z.output<typeof deskTextRow>;

const version = z.object({
  version: z.int(),
  titles: textInEveryLanguage,
  bodies: textInEveryLanguage.describe('Safe HTML'),
  effective_at: z.string(),
  published_at: z.string(),
  published_by: z.string(),
  in_effect: flag,
});

export const deskText = z.object({
  ...head,
  versions: z.array(version).describe('Latest first'),
  places: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('What texts may name in braces, with what it says now'),
});
export type DeskText = z.output<typeof deskText>;

export const deskTexts = endpoint({
  name: 'desk.texts',
  summary: 'Help, law and texts about the platform, with their latest versions',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/texts',
  input: listInput(['position'], { kind: filter(z.enum(textKinds)) }),
  output: deskList(deskTextRow).extend({ counts: z.record(z.string(), z.int()) }),
  refusals: [],
});

export const deskTextById = endpoint({
  name: 'desk.text',
  summary: 'A text with all its versions',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/text',
  input: z.object({ id: text(100) }),
  output: deskText,
  refusals: ['text_not_found'],
});

export const publishText = endpoint({
  name: 'desk.publishText',
  summary: 'Publish a new version of a text, now or from a later moment on; earlier versions stay',
  who: 'operator',
  roles: ['admin'],
  method: 'POST',
  path: '/api/desk/text_publish',
  input: z.object({
    id: text(100),
    version: int.describe('The latest version that was read, so that nobody overwrites a colleague unseen'),
    titles: inEveryLanguage(textLimits.title),
    bodies: inEveryLanguage(textLimits.body).describe(
      'HTML; all but paragraphs, headings, lists and emphasis is removed',
    ),
    effective_at: filter(moment).describe('At once when absent'),
  }),
  output: deskText,
  refusals: ['text_not_found', 'text_changed', 'text_incomplete', 'text_place_unknown', 'text_time_past'],
});

export const deskAnnouncement = z.object({
  id: z.string(),
  title: z.string().describe("In the operator's language"),
  titles: textInEveryLanguage,
  bodies: textInEveryLanguage,
  from: z.string(),
  until: z.string(),
  state: z.enum(['coming', 'shown', 'over']),
  made_by: z.string().describe('Name; empty for the installation itself'),
  made_at: z.string(),
});
export type DeskAnnouncement = z.output<typeof deskAnnouncement>;

export const deskAnnouncements = endpoint({
  name: 'desk.announcements',
  summary: 'Announcements of the platform, latest first',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/announcements',
  input: listInput(['-from'], {}),
  output: deskList(deskAnnouncement),
  refusals: [],
});

export const makeAnnouncement = endpoint({
  name: 'desk.makeAnnouncement',
  summary: 'Announce something on the home screen, from one moment to another',
  who: 'operator',
  roles: announcers,
  method: 'POST',
  path: '/api/desk/announcement_make',
  input: z.object({
    titles: inEveryLanguage(textLimits.title),
    bodies: inEveryLanguage(textLimits.announcement).describe('Plain text; blank lines separate paragraphs'),
    from: filter(moment).describe('At once when absent'),
    until: moment,
  }),
  output: deskAnnouncement,
  refusals: ['text_incomplete', 'announcement_time_invalid'],
});

export const endAnnouncement = endpoint({
  name: 'desk.endAnnouncement',
  summary: 'End an announcement before its time',
  who: 'operator',
  roles: announcers,
  method: 'POST',
  path: '/api/desk/announcement_end',
  input: z.object({ id }),
  output: deskAnnouncement,
  refusals: ['announcement_not_found', 'announcement_over'],
});

import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { text } from '../../base/fields.ts';
import { locales } from '../../base/locales.ts';

const roles = ['support', 'admin'] as const;

/** What the list of messages can be narrowed to. */
export const messageFilters = ['overridden', 'outdated', 'missing'] as const;

/** The longest message, in characters. */
export const maxMessageLength = 2_000;

export const deskMessage = z.object({
  id: z.string().describe('Language and key'),
  locale: z.enum(locales),
  key: z.string(),
  original: z.string().describe('The text that comes with the software; empty where the language has none'),
  english: z.string().describe('The English text that comes with the software'),
  text: z.string().nullable().describe('What stands in its place; null: nothing'),
  placeholders: z.array(z.string()).describe('What an override names in braces, exactly'),
  outdated: z.boolean().describe('Whether the original has changed since it was overridden'),
  can_undo: z.boolean().describe('Whether it was ever changed: undo goes back to what it was before'),
  saved_by: z.string().nullable(),
  saved_at: z.string().nullable(),
});
export type DeskMessage = z.output<typeof deskMessage>;

const languageOfMessages = z.object({
  locale: z.enum(locales),
  texts: z.int(),
  missing: z.int().describe('Texts of the English set that the language lacks; it shows their key'),
  overridden: z.int(),
  outdated: z.int(),
});

export const deskMessages = endpoint({
  name: 'desk.textMessages',
  summary: 'Texts of the storefront in a language, with what operators put in their place',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/text_messages',
  input: listInput(['key'], {
    locale: filter(z.enum(locales)).describe('English when absent'),
    only: filter(z.enum(messageFilters)),
    q: filter(text(100)).describe('Part of a key or of a text, in any case'),
  }),
  output: deskList(deskMessage).extend({ languages: z.array(languageOfMessages) }),
  refusals: [],
});

const which = { locale: z.enum(locales), key: text(120) };

export const overrideMessage = endpoint({
  name: 'desk.overrideMessage',
  summary: 'Put a text in the place of one of the storefront; the original text takes an override away',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/text_message_override',
  input: z.object({ ...which, text: text(maxMessageLength) }),
  output: deskMessage,
  refusals: ['message_not_found', 'message_placeholders', 'message_not_plain'],
});

export const undoMessage = endpoint({
  name: 'desk.undoMessage',
  summary: 'Go back to what a text was before its last change',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/text_message_undo',
  input: z.object(which),
  output: deskMessage,
  refusals: ['message_not_found', 'nothing_to_undo'],
});

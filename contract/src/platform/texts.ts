import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, int, nothing, text } from '../base/fields.ts';

/** Texts that operators publish. A help topic has a title only. */
export const textKinds = ['help_topic', 'help', 'law', 'platform'] as const;
export type TextKind = (typeof textKinds)[number];

/** The documents of law that every installation has, in the order in which they are listed. */
export const lawSlugs = ['terms', 'privacy', 'returns', 'shipping', 'prohibited-goods', 'imprint'] as const;
export type LawSlug = (typeof lawSlugs)[number];

const question = z.object({
  slug: z.string().describe('For links to this question'),
  title: z.string(),
  content: z.string().describe('Safe HTML'),
});
export type HelpQuestion = z.output<typeof question>;

const topic = z.object({ slug: z.string(), title: z.string(), questions: z.array(question) });
export type HelpTopic = z.output<typeof topic>;

export const help = endpoint({
  name: 'texts.help',
  summary: 'Questions and answers by topic, with the figures that hold now',
  who: 'anyone',
  method: 'GET',
  path: '/api/content/help',
  input: nothing,
  output: z.object({ topics: z.array(topic) }),
  refusals: [],
});

export const helpSupport = endpoint({
  name: 'texts.helpSupport',
  summary: 'All questions and answers in one list, for existing clients',
  who: 'anyone',
  method: 'GET',
  path: '/api/user/help_support',
  input: nothing,
  output: z.array(z.object({ title: z.string(), content: z.string() })),
  refusals: [],
});

const lawHead = {
  slug: z.string(),
  title: z.string(),
  version: z.int(),
  effective_at: z.string(),
  draft: flag.describe('1: the text that comes with the software, which no operator has published as their own'),
};

export const laws = endpoint({
  name: 'texts.laws',
  summary: 'The documents of law that are in effect',
  who: 'anyone',
  method: 'GET',
  path: '/api/content/laws',
  input: nothing,
  output: z.object({ list: z.array(z.object(lawHead)) }),
  refusals: [],
});

const lawDocument = z.object({
  ...lawHead,
  content: z.string().describe('Safe HTML'),
  current: flag.describe('1: the version in effect'),
  versions: z
    .array(z.object({ version: z.int(), effective_at: z.string() }))
    .describe('Latest first, with one that takes effect later'),
});
export type LawDocument = z.output<typeof lawDocument>;

export const law = endpoint({
  name: 'texts.law',
  summary: 'A document of law in the version in effect, or in another one',
  who: 'anyone',
  method: 'GET',
  path: '/api/content/law',
  input: z.object({ slug: text(80), version: int.optional() }),
  output: lawDocument,
  refusals: ['text_not_found'],
});

export const lawText = endpoint({
  name: 'texts.lawText',
  summary: 'All documents of law as one HTML text, for existing clients',
  who: 'anyone',
  method: 'GET',
  path: '/api/user/law',
  input: nothing,
  output: z.string(),
  refusals: [],
});

export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string().describe('Safe HTML; may be empty'),
  from: z.string(),
  until: z.string(),
});
export type Announcement = z.output<typeof announcement>;

export const announcements = endpoint({
  name: 'texts.announcements',
  summary: 'What the platform announces now, latest first',
  who: 'anyone',
  method: 'GET',
  path: '/api/content/announcements',
  input: nothing,
  output: z.object({ list: z.array(announcement) }),
  refusals: [],
});

export const platformPage = endpoint({
  name: 'texts.platformPage',
  summary: 'What the platform is and how it protects shoppers, with counted figures',
  who: 'anyone',
  method: 'GET',
  path: '/api/content/platform',
  input: nothing,
  output: z.object({
    texts: z.array(question),
    figures: z.object({
      shops: z.int().describe('Open shops'),
      products: z.int().describe('Products on sale'),
      reviews: z.int().describe('Reviews that are shown; each is of a product that its author received'),
      books_checked_at: z.string().nullable().describe('The latest recount of the books, if it found no difference'),
    }),
    announcements: z.array(announcement),
  }),
  refusals: [],
});

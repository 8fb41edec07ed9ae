import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { country, id, none, nothing, text } from '../base/fields.ts';
import { locales } from '../base/locales.ts';
import { categoryCode } from './catalog.ts';

/** The states of an application to open a shop; see `server/src/goods/applications/application.ts` for the transitions. */
export const applicationStates = [
  'draft',
  'submitted',
  'question_asked',
  'answered',
  'approved',
  'refused',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The most documents of one application. */
export const maxDocuments = 10;

export const traderKinds = ['company', 'person'] as const;

/** What is applied for. In a draft anything may be empty. */
export const applicationDetails = z.object({
  trader_kind: z.enum(traderKinds),
  legal_name: z.string(),
  address: z.string().describe('Postal address'),
  country: z.string().describe('ISO 3166-1, two letters'),
  register: z.string().describe('The register or office that gave the number'),
  registration_number: z.string().describe('Required of a company'),
  tax_number: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  shop_name: z.string(),
  slug: z.string().describe('Short name of the shop: lower-case Latin letters, digits and hyphens'),
  slogan: z.string(),
  about: z.string(),
  city: z.string().describe('City and country as the shop writes them'),
  since: z.string().describe('Year in which the business was founded'),
  avatar: z.string().describe('Picture of the shop; a signed link'),
  banner: z.string().describe('The same; may be empty'),
  categories: z.array(categoryCode).describe('What the shop wants to sell'),
});
export type ApplicationDetails = z.output<typeof applicationDetails>;

export const applicationDocument = z.object({
  id: z.string(),
  name: z.string().describe('As its owner called it'),
  kind: z.enum(['picture', 'pdf']),
  url: z.string().describe('Signed for an hour'),
});
export type ApplicationDocument = z.output<typeof applicationDocument>;

export const applicationMessage = z.object({
  id: z.string(),
  by: z.enum(['applicant', 'platform']),
  text: z.string(),
  sent_at: z.string(),
});

export const applicationActs = ['change', 'submit', 'answer', 'withdraw', 'start'] as const;

export const application = applicationDetails.extend({
  id: z.string(),
  state: z.enum(applicationStates),
  documents: z.array(applicationDocument),
  messages: z.array(applicationMessage).describe('Oldest first'),
  incomplete: z.array(z.string()).describe('Fields that are missing or invalid, and `documents`'),
  can: z.array(z.enum(applicationActs)),
  reason: z.string().describe('Why it was refused'),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  shop_id: z.string().describe('Of the opened shop; empty before'),
});
export type Application = z.output<typeof application>;

export const showApplication = endpoint({
  name: 'applications.show',
  summary: 'The latest application of the signed-in shopper to open a shop, and the terms for merchants',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/application',
  input: nothing,
  output: z.object({
    application: application.nullable(),
    terms: z.object({
      version: z.string(),
      locale: z.enum(locales),
      points: z.array(z.string()).describe('One paragraph each'),
    }),
  }),
  refusals: [],
});

export const startApplication = endpoint({
  name: 'applications.start',
  summary: 'Start an application, from a copy of the last one if there is one; an open one is answered as it is',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/application_start',
  input: nothing,
  output: application,
  refusals: [],
});

/** The details as they are typed; absent ones stay as they are. */
export const applicationForm = z.object({
  trader_kind: z.enum(traderKinds).optional(),
  legal_name: text(200, 0).optional(),
  address: text(400, 0).optional(),
  country: country.optional(),
  register: text(200, 0).optional(),
  registration_number: text(80, 0).optional(),
  tax_number: text(80, 0).optional(),
  contact_name: text(200, 0).optional(),
  email: text(254, 0).optional(),
  phone: text(40, 0).optional(),
  shop_name: text(60, 0).optional(),
  slug: text(40, 0).toLowerCase().optional(),
  slogan: text(120, 0).optional(),
  about: text(2_000, 0).optional(),
  city: text(120, 0).optional(),
  since: z
    .string()
    .trim()
    .regex(/^(\d{4})?$/)
    .optional(),
  avatar: text(500, 0).optional().describe('The URL of an upload, or empty'),
  banner: text(500, 0).optional().describe('The same'),
  categories: z.array(categoryCode).max(100).optional(),
});

/** Refusals of any act of an applicant. */
const notPossible = ['application_not_found', 'application_not_possible'] as const;

export const changeApplication = endpoint({
  name: 'applications.change',
  summary: 'Change a draft, or the details about which an operator asked; texts are in the caller’s language',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/application_change',
  input: applicationForm,
  output: application,
  refusals: [...notPossible, 'category_not_found', 'picture_invalid'],
});

export const checkShopName = endpoint({
  name: 'applications.checkShopName',
  summary: 'Whether a shop can have this name and short name',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/application_name',
  input: z.object({ shop_name: text(60), slug: text(40).toLowerCase() }),
  output: none,
  refusals: ['shop_invalid', 'shop_slug_taken', 'shop_name_taken', 'shop_name_reserved', 'shop_name_mixed'],
});

export const addApplicationDocument = endpoint({
  name: 'applications.addDocument',
  summary: 'Add an uploaded picture or PDF',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/application_document',
  input: z.object({ url: text(500), name: text(120) }),
  output: application,
  refusals: [...notPossible, 'evidence_invalid', 'document_limit'],
});

export const removeApplicationDocument = endpoint({
  name: 'applications.removeDocument',
  summary: 'Remove a document',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/application_document_remove',
  input: z.object({ id }),
  output: application,
  refusals: [...notPossible],
});

const complete = [
  ...notPossible,
  'application_incomplete',
  'shop_invalid',
  'shop_slug_taken',
  'shop_name_taken',
  'shop_name_reserved',
  'shop_name_mixed',
] as const;

export const submitApplication = endpoint({
  name: 'applications.submit',
  summary: 'Submit the draft and accept the terms for merchants',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/application_submit',
  input: z.object({ terms_version: text(40).describe('The version of the terms that was shown and is accepted') }),
  output: application,
  keyed: true,
  refusals: [...complete, 'terms_changed'],
});

export const answerQuestion = endpoint({
  name: 'applications.answer',
  summary: 'Answer the question of an operator',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/application_answer',
  input: z.object({ text: text(2_000) }),
  output: application,
  keyed: true,
  refusals: [...complete],
});

export const withdrawApplication = endpoint({
  name: 'applications.withdraw',
  summary: 'Take the application back',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/application_withdraw',
  input: nothing,
  output: application,
  refusals: [...notPossible],
});

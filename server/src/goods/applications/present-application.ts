import type { Application, ApplicationDetails, ApplicationDocument } from '@tradewind/contract/goods/applications';
import { hour } from '../../base/clock/clock.ts';
import { fileNameIn, isPdf, type FileLinks } from '../../platform/uploads/index.ts';
import type { ApplicationRow } from './applications-store.ts';
import type { DocumentRow, MessageRow } from './applications-queries.ts';
import { openStates, possibleActs } from './application.ts';
import { incompleteFields } from './completeness.ts';

/** Links to private files of one answer. */
export type LinkTo = (path: string) => string;

/** Signs uploads for an hour; other paths, such as pictures of the demo data, stay as they are. */
export const linksAt =
  (fileLinks: FileLinks, now: Date): LinkTo =>
  (path) => {
    const name = fileNameIn(path);
    return name ? fileLinks.sign(name, now, hour) : path;
  };

export const presentDetails = (row: ApplicationRow, linkTo: LinkTo): ApplicationDetails => ({
  trader_kind: row.trader_kind as ApplicationDetails['trader_kind'],
  legal_name: row.legal_name,
  address: row.address,
  country: row.country,
  register: row.register,
  registration_number: row.registration_number,
  tax_number: row.tax_number,
  contact_name: row.contact_name,
  email: row.email,
  phone: row.phone,
  shop_name: row.shop_name,
  slug: row.slug,
  slogan: row.slogan,
  about: row.about,
  city: row.city,
  since: row.since === null ? '' : String(row.since),
  avatar: linkTo(row.avatar),
  banner: linkTo(row.banner),
  categories: row.categories,
});

export const presentDocument = ({ id, name, path }: DocumentRow, linkTo: LinkTo): ApplicationDocument => ({
  id,
  name,
  kind: isPdf(path) ? 'pdf' : 'picture',
  url: linkTo(path),
});

export const presentMessage = ({ id, text, operator, sent_at: at }: MessageRow) => ({
  id,
  by: operator === null ? ('applicant' as const) : ('platform' as const),
  text,
  sent_at: at.toISOString(),
});

/** An application as its applicant sees it. */
export const presentApplication = (
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  messages: readonly MessageRow[],
  linkTo: LinkTo,
  now: Date,
): Application => ({
  ...presentDetails(row, linkTo),
  id: row.id,
  state: row.state,
  documents: documents.map((document) => presentDocument(document, linkTo)),
  messages: messages.map(presentMessage),
  incomplete: incompleteFields(row, documents.length, now),
  can: [
    ...(possibleActs(row.state, 'applicant') as Application['can']),
    ...((openStates as readonly string[]).includes(row.state) ? [] : (['start'] as const)),
  ],
  reason: row.reason,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  decided_at: row.decided_at?.toISOString() ?? null,
  shop_id: row.shop_id ?? '',
});

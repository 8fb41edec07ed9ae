import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type {
  DeskApplication,
  DeskApplicationRow,
  deskApplications,
} from '@tradewind/contract/goods/desk/applications';
import { requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';
import { possibleActs, waitingStates } from './application.ts';
import { documentsOf, messagesOf } from './applications-queries.ts';
import type { ApplicationRow } from './applications-store.ts';
import { checklistEntries, ticksOf } from './checklist.ts';
import { linksAt, presentDetails, presentDocument, presentMessage } from './present-application.ts';

/** Submitted applications with the names of applicant and operator. */
const submitted = (read: Read) =>
  read
    .selectFrom('merchant_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('operators as o', 'o.id', 'a.decided_by')
    .select([
      'a.id',
      'a.state',
      'a.shop_name',
      'a.slug',
      'a.legal_name',
      'a.country',
      'a.user_id',
      'u.username',
      'a.submitted_at',
      'a.decided_at',
      'o.name as decided_by',
    ])
    .where('a.submitted_at', 'is not', null);
type Row = Awaited<ReturnType<ReturnType<typeof submitted>['executeTakeFirstOrThrow']>>;

const presentRow = ({ state, submitted_at, decided_at, decided_by, ...row }: Row): DeskApplicationRow => ({
  ...row,
  state: state as DeskApplicationRow['state'],
  submitted_at: submitted_at!.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
  decided_by: decided_by ?? '',
});

/** A page of submitted applications. */
export async function listApplications(
  read: Read,
  { page, limit, sort, state, country, search }: ParsedInputOf<typeof deskApplications>,
): Promise<OutputOf<typeof deskApplications>> {
  let found = submitted(read);
  if (state) found = found.where('a.state', 'in', state === 'waiting' ? waitingStates : [state]);
  if (country) found = found.where('a.country', '=', country);
  if (search) {
    const part = likeAnywhere(search);
    found = found.where((eb) =>
      eb.or([
        eb('a.shop_name', 'ilike', part),
        eb('a.slug', 'ilike', part),
        eb('a.legal_name', 'ilike', part),
        eb('u.username', 'ilike', part),
      ]),
    );
  }
  const direction = sort === 'submitted_at' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('a.submitted_at', direction)
      .orderBy('a.id', direction)
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(presentRow), total: Number(total) };
}

/** An application with all that an operator decides by. @throws Refusal `application_not_found`. */
export async function showDeskApplication(
  read: Read,
  { fileLinks }: { fileLinks: FileLinks },
  { id, now }: { id: string; now: Date },
): Promise<DeskApplication> {
  const row = requireFound(await submitted(read).where('a.id', '=', id).executeTakeFirst(), 'application_not_found');
  const whole = (await read
    .selectFrom('merchant_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as ApplicationRow;
  const [documents, messages, entries, ticks, sameNumber, earlier] = await Promise.all([
    documentsOf(read, id),
    messagesOf(read, id),
    checklistEntries(read, now),
    ticksOf(read, id, whole.revision),
    shopsWithNumber(read, whole),
    earlierApplications(read, whole),
  ]);
  const linkTo = linksAt(fileLinks, now);
  return {
    ...presentDetails(whole, linkTo),
    ...presentRow(row),
    revision: whole.revision,
    terms_version: whole.terms_version,
    documents: documents.map((document) => presentDocument(document, linkTo)),
    messages: messages.map((message) => ({
      ...presentMessage(message),
      sender: message.operator ?? row.username,
    })),
    checklist: entries.map((entry) => {
      const tick = ticks.find((one) => one.entry === entry);
      return { entry, checked: tick ? 1 : 0, by: tick?.by ?? '', at: tick?.at.toISOString() ?? null };
    }),
    same_number: sameNumber,
    earlier,
    reason: whole.reason,
    shop_id: whole.shop_id ?? '',
    can: possibleActs(whole.state, 'operator') as DeskApplication['can'],
  };
}

/** The names of other shops whose trader gave the same registration number, now or earlier. */
async function shopsWithNumber(
  read: Read,
  { registration_number: number, shop_id }: ApplicationRow,
): Promise<string[]> {
  if (number === '') return [];
  const rows = await read
    .selectFrom('shop_traders as t')
    .innerJoin('shops as s', 's.id', 't.shop_id')
    .select('s.name')
    .distinct()
    .where(sql<string>`lower(t.registration_number)`, '=', number.toLowerCase())
    .$if(shop_id !== null, (query) => query.where('s.id', '<>', shop_id))
    .orderBy('s.name')
    .limit(20)
    .execute();
  return rows.map(({ name }) => name);
}

/** Earlier applications of the same account. */
async function earlierApplications(
  read: Read,
  { id, user_id, created_at }: ApplicationRow,
): Promise<DeskApplication['earlier']> {
  const rows = await submitted(read)
    .select('a.reason')
    .where('a.user_id', '=', user_id)
    .where('a.id', '<>', id)
    .where('a.created_at', '<', created_at)
    .where('a.decided_at', 'is not', null)
    .orderBy('a.created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state as DeskApplicationRow['state'],
    decided_at: row.decided_at!.toISOString(),
    reason: row.reason,
  }));
}

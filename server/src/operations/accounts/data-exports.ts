import { exportDays, type OwnData } from '@tradewind/contract/people/own-data';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, later, minute } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { DeskCall, ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { exportReady, requireUser } from '../../people/users/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { exportKey, exportRequested, type AccountsDeps } from './accounts-deps.ts';
import { copyPerson } from './copy-person.ts';

/** How long a link to an archive is good. */
const linkLife = minute;

/** Asks for a copy of the own data. @throws Refusal `export_open` while one is being made. */
export async function requestOwnExport(deps: AccountsDeps, { actor, now }: ShopperCall): Promise<void> {
  await deps.db.transact((tx) => requestExport(tx, deps, { userId: actor.userId, by: null, now }));
}

/** The same, by an operator whom the person asked; only the person can download it. */
export async function requestExportFor(
  deps: AccountsDeps,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<null> {
  await deps.db.transact(async (tx) => {
    await requireUser(tx, id);
    await requestExport(tx, deps, { userId: id, by: operator.id, now });
    await audit(tx, operator, 'user.export_requested', `user:${id}`, { reason }, now);
  });
  return null;
}

async function requestExport(
  tx: Tx,
  { jobs }: AccountsDeps,
  { userId, by, now }: { userId: string; by: string | null; now: Date },
): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const open = await tx
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  if (open) refuse('export_open');
  const id = newId();
  await tx.insertInto('data_exports').values({ id, user_id: userId, requested_by: by, requested_at: now }).execute();
  await jobs.publish(tx, exportRequested, { id });
}

/** Makes the archives that were asked for; an event that arrives twice makes none twice. */
export async function makeExports(deps: AccountsDeps, requests: readonly { id: string }[]): Promise<void> {
  for (const { id } of requests) {
    const row = await deps.db.read
      .selectFrom('data_exports')
      .select('user_id')
      .where('id', '=', id)
      .where('ready_at', 'is', null)
      .executeTakeFirst();
    if (!row) continue;
    const archive = await copyPerson(deps, row.user_id);
    await deps.files.write(exportKey(id), archive);
    const now = deps.clock.now();
    await deps.db.transact(async (tx) => {
      const ready = { ready_at: now, ready_until: later(now, exportDays * day), bytes: archive.length };
      await tx.updateTable('data_exports').set(ready).where('id', '=', id).where('ready_at', 'is', null).execute();
      await deps.jobs.publish(tx, exportReady, {
        userId: row.user_id,
        at: now.toISOString(),
        until: ready.ready_until.toISOString().slice(0, 10),
      });
    });
  }
}

/** The latest copy of a person's data that can be downloaded or is being made. */
export async function latestExport(read: Read, userId: string, now: Date): Promise<OwnData['export']> {
  const row = await read
    .selectFrom('data_exports')
    .select(['requested_at', 'ready_until', 'bytes'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('ready_until', 'is', null), eb('ready_until', '>', now)]))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        requested_at: row.requested_at.toISOString(),
        ready_until: row.ready_until?.toISOString() ?? null,
        bytes: row.bytes,
      }
    : null;
}

/** A link to the own archive, for a minute. @throws Refusal `export_not_found`. */
export async function linkToExport(
  { db, exportLinks }: AccountsDeps,
  { actor, now }: ShopperCall,
): Promise<{ url: string }> {
  const row = await db.read
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('ready_until', '>', now)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { id } = row ?? refuse('export_not_found');
  const query = exportLinks.sign(id, now, linkLife).split('?')[1]!;
  return { url: `${exportPath}/${id}?${query}` };
}

/** Where archives are downloaded, with a signed link. */
export const exportPath = '/own-data';

/** The archive of a signed link; null for a link that is wrong or over. */
export async function readExport(
  { files, exportLinks, clock }: AccountsDeps,
  { id, until = '', sign = '' }: { id: string; until?: string; sign?: string },
): Promise<Buffer | null> {
  return exportLinks.isGood(id, until, sign, clock.now()) ? files.read(exportKey(id)) : null;
}

/** Deletes archives whose days are over; run by a timer. */
export async function purgeOldExports({ db, clock, files }: AccountsDeps): Promise<number> {
  const old = await db.transact((tx) =>
    tx.deleteFrom('data_exports').where('ready_until', '<=', clock.now()).returning('id').execute(),
  );
  for (const { id } of old) await files.remove(exportKey(id));
  return old.length;
}

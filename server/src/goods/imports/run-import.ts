import { minute, later } from '../../base/clock/clock.ts';
import { setState } from './change-import.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { importDue, type ImportWork } from './import-events.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { lockImport, nextItems } from './imports-store.ts';
import { undoItems } from './undo-items.ts';
import { writeItems } from './write-items.ts';

/** Products of one transaction: few enough that a cancelled import stops at once. */
const batch = 50;
/** Milliseconds after which the job hands on to the next one. */
const shift = 60_000;

/** Does the work of imports. It may be killed at any moment: each batch is one transaction, and the next run goes on. */
export async function runImports(deps: ImportsDeps, events: readonly ImportWork[]): Promise<void> {
  const end = performance.now() + shift;
  for (const importId of new Set(events.map((event) => event.importId))) {
    let hasMore = true;
    while (hasMore && performance.now() < end) hasMore = await runBatch(deps, importId);
    if (!hasMore) hasMore = await fetchPictures(deps, importId, end);
    if (hasMore) await deps.db.transact((tx) => deps.jobs.publish(tx, importDue, { importId }));
  }
}

/** Writes or takes back the next products. @returns whether there are more. */
async function runBatch(deps: ImportsDeps, importId: string): Promise<boolean> {
  return deps.db.transact(async (tx) => {
    const now = deps.clock.now();
    const imported = await lockImport(tx, importId);
    const { state } = imported;
    if (state !== 'running' && state !== 'undoing') return false;
    const items = await nextItems(tx, importId, state === 'running' ? 'waiting' : 'written', batch);
    if (items.length === 0) {
      await setState(tx, importId, state === 'running' ? 'done' : 'undone', { ended_at: now });
      return false;
    }
    await (state === 'running' ? writeItems : undoItems)(deps, tx, imported, { items, now });
    await setState(tx, importId, state, { worked_at: now });
    return true;
  });
}

/** A job: starts imports again whose process ended in the middle. @returns how many. */
export async function resumeImports({ db, clock, jobs }: ImportsDeps): Promise<number> {
  return db.transact(async (tx) => {
    const stood = await tx
      .selectFrom('product_imports as i')
      .select('i.id')
      .where('i.worked_at', '<', later(clock.now(), -minute))
      .where((eb) =>
        eb.or([
          eb('i.state', 'in', ['running', 'undoing']),
          eb.exists(
            eb
              .selectFrom('product_import_pictures as p')
              .select('p.import_id')
              .whereRef('p.import_id', '=', 'i.id')
              .where('p.state', '=', 'waiting'),
          ),
        ]),
      )
      .limit(100)
      .execute();
    await jobs.publishAll(
      tx,
      importDue,
      stood.map(({ id }) => ({ importId: id })),
    );
    return stood.length;
  });
}

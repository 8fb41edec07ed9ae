import { day, later } from '../../base/clock/clock.ts';
import { readSettings } from '../../platform/settings/index.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { documentsOf } from './applications-queries.ts';
import { deleteDocument } from './applications-store.ts';
import { releaseIfUnused } from './change-application.ts';
import { markDocumentsPurged } from './transition-application.ts';

const batch = 50;

/** Deletes the documents of applications that were decided long ago; run by a timer. The files go with the unused uploads. */
export async function purgeDocuments({ db, clock }: Pick<ApplicationsDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const settings = await readSettings(db.read, now);
  const before = later(now, -settings['applications.documentsDays'] * day);
  for (;;) {
    const purged = await db.transact(async (tx) => {
      const rows = await tx
        .selectFrom('merchant_applications')
        .select('id')
        .where('decided_at', '<', before)
        .where('documents_purged_at', 'is', null)
        .orderBy('decided_at')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id } of rows)
        for (const document of await documentsOf(tx, id)) {
          await deleteDocument(tx, id, document.id);
          await releaseIfUnused(tx, document.path);
        }
      await markDocumentsPurged(
        tx,
        rows.map(({ id }) => id),
        now,
      );
      return rows.length;
    });
    if (purged < batch) return;
  }
}

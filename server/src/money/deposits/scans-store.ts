import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Heights } from '../networks/index.ts';

/** Seconds after which another process may scan a network whose scan has not ended. */
const scanLeaseSeconds = 30;

/**
 * Takes the lease of a network's scan, by the database's clock: processes share that one, and a demo moves the other.
 *
 * @returns whether nobody else holds it.
 */
export async function takeScanLease(tx: Tx, network: string, holder: string): Promise<boolean> {
  const until = sql<Date>`now() + make_interval(secs => ${scanLeaseSeconds})`;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('network_scan_leases')
    .values({ network, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('network')
        .doUpdateSet({ holder, until })
        .where('network_scan_leases.until', '<', sql<Date>`now()`),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends the lease, unless another holder has it by now. */
export async function endScanLease(tx: Tx, network: string, holder: string): Promise<void> {
  await tx.deleteFrom('network_scan_leases').where('network', '=', network).where('holder', '=', holder).execute();
}

/** Records a failed scan and its error. */
export async function recordFailedScan(tx: Tx, network: string, at: Date, error: string): Promise<void> {
  await tx.updateTable('network_scans').set({ tried_at: at, error }).where('network', '=', network).execute();
}

/** Records the last scanned block, which never decreases. */
export async function recordScanProgress(
  tx: Tx,
  network: string,
  through: bigint,
  { head, final }: Heights,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('network_scans')
    .values({ network, scanned_through: through, head, final, tried_at: at, done_at: at })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet({
        scanned_through: sql`greatest(network_scans.scanned_through, excluded.scanned_through)`,
        head,
        final,
        tried_at: at,
        done_at: at,
        error: '',
      }),
    )
    .execute();
}

/** Requests a rescan from a block; a running rescan restarts there when the block is earlier. */
export async function requestRescan(tx: Tx, network: string, from: bigint): Promise<void> {
  await tx
    .updateTable('network_scans')
    .set({ again_from: sql`least(again_from, ${from})` })
    .where('network', '=', network)
    .execute();
}

/** Records the next block of a rescan, unless another rescan was requested meanwhile; null ends it. */
export async function recordRescanProgress(tx: Tx, network: string, from: bigint, next: bigint | null): Promise<void> {
  await tx
    .updateTable('network_scans')
    .set({ again_from: next })
    .where('network', '=', network)
    .where('again_from', '=', from)
    .execute();
}

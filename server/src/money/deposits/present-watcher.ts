import type { WatcherRow } from '@tradewind/contract/money/desk/networks';
import { later, minute } from '../../base/clock/clock.ts';
import { isWatched, type Network } from '../networks/index.ts';
import type { Scan } from './deposits-queries.ts';

/** Scans start every few seconds; a network without a completed scan for this long is late. */
const lateAfter = 5 * minute;

/** The scan progress of a network. */
export function presentWatcher(network: Network, scan: Scan | undefined, now: Date): WatcherRow {
  const watched = isWatched(network);
  const behind = scan ? Number(scan.final - scan.scannedThrough) : 0;
  return {
    id: network.code,
    name: network.name,
    watched: watched ? 1 : 0,
    scanned_through: scan?.scannedThrough.toString() ?? null,
    head: scan?.head.toString() ?? null,
    behind: Math.max(0, behind),
    again_from: scan?.againFrom?.toString() ?? null,
    tried_at: scan?.triedAt.toISOString() ?? null,
    done_at: scan?.doneAt?.toISOString() ?? null,
    late: watched && !(scan?.doneAt && scan.doneAt > later(now, -lateAfter)) ? 1 : 0,
    error: scan?.error ?? '',
  };
}

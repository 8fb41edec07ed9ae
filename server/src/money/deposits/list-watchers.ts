import type { WatcherRow } from '@tradewind/contract/money/desk/networks';
import type { Read } from '../../base/db/database.ts';
import { allNetworks } from '../networks/index.ts';
import { scans } from './deposits-queries.ts';
import { presentWatcher } from './present-watcher.ts';

/** The scan progress of every network. */
export async function listWatchers(read: Read, now: Date): Promise<WatcherRow[]> {
  const [networks, scanRows] = await Promise.all([allNetworks(read), scans(read)]);
  return networks.map((network) =>
    presentWatcher(
      network,
      scanRows.find((row) => row.network === network.code),
      now,
    ),
  );
}

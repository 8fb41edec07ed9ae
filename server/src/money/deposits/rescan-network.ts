import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { allNetworks } from '../networks/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { scanOf } from './deposits-queries.ts';
import { requestRescan } from './scans-store.ts';

/**
 * Requests a rescan of a network from a block on, which finds missed transfers; it runs after the scans that follow the
 * head.
 *
 * @throws Refusal `network_unknown`, `network_not_watched`, `block_invalid`.
 */
export async function rescanNetwork(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, from_block: typed }: { id: string; from_block: string },
): Promise<void> {
  await db.transact(async (tx) => {
    if (!(await allNetworks(tx)).some(({ code }) => code === id)) refuse('network_unknown', {}, ['id']);
    const scan = (await scanOf(tx, id)) ?? refuse('network_not_watched');
    const from = /^\d{1,15}$/.test(typed.trim()) ? BigInt(typed.trim()) : -1n;
    if (from < 0n || from > scan.scannedThrough)
      refuse('block_invalid', { block: scan.scannedThrough.toString() }, ['from_block']);
    await requestRescan(tx, id, from);
    await audit(
      tx,
      operator,
      'network.rescan_asked',
      `network:${id}`,
      { from_block: from.toString(), scanned_through: scan.scannedThrough.toString() },
      now,
    );
  });
}

import type { myDeposits } from '@tradewind/contract/money/deposits';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { allNetworks } from '../networks/index.ts';
import { depositsOfUser, scans } from './deposits-queries.ts';
import { presentDeposit } from './present-deposit.ts';

/** A page of the shopper's deposits, latest first. */
export async function listDeposits(
  { db: { read } }: Deps,
  { actor, locale }: ShopperCall,
  page: { page: number; limit: number },
): Promise<OutputOf<typeof myDeposits>> {
  const [{ total, rows }, networks, scanRows] = await Promise.all([
    depositsOfUser(read, actor.userId, page),
    allNetworks(read),
    scans(read),
  ]);
  const list = rows.flatMap((row) => {
    const network = networks.find(({ code }) => code === row.network);
    return network
      ? [presentDeposit(row, network, scanRows.find(({ network: code }) => code === row.network) ?? null, locale)]
      : [];
  });
  return { total, count: total, list };
}

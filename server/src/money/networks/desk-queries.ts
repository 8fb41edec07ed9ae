import type { Read } from '../../base/db/database.ts';
import { allNetworks, type Network } from './networks-queries.ts';

export interface DeskNetwork extends Network {
  xpub: string | null;
  addresses: number;
}

/** Every network with its key and its number of allocated addresses. */
export async function networksForDesk(read: Read): Promise<DeskNetwork[]> {
  const [networks, keys, counts] = await Promise.all([
    allNetworks(read),
    read.selectFrom('networks').select(['code', 'xpub']).execute(),
    read
      .selectFrom('deposit_addresses')
      .select((eb) => ['network', eb.fn.countAll<bigint>().as('count')])
      .groupBy('network')
      .execute(),
  ]);
  return networks.map((network) => ({
    ...network,
    xpub: keys.find(({ code }) => code === network.code)?.xpub ?? null,
    addresses: Number(counts.find((row) => row.network === network.code)?.count ?? 0),
  }));
}

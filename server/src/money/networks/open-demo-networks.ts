import type { Tx } from '../../base/db/database.ts';

/** Of the mnemonic that every test chain knows ("test test … junk"): whoever wants can spend what is sent there, so nobody must send anything. */
export const demoXpub =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';

/** A mnemonic's first addresses are rich on test chains; shoppers get others. */
const firstIndex = 1_000;

/** Opens the networks of a demo world for play: addresses with a warning, watched where the demo chain runs or somebody sets an RPC. @returns how many. */
export async function openDemoNetworks(tx: Tx): Promise<number> {
  const opened = await tx
    .updateTable('networks')
    .set({ enabled: true, test: true, xpub: demoXpub, next_index: firstIndex })
    .where('xpub', 'is', null)
    .returning('code')
    .execute();
  return opened.length;
}

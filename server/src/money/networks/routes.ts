import * as contract from '@tradewind/contract/money/networks';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { depositAddresses } from './deposit-addresses.ts';
import { openNetworks } from './networks-queries.ts';
import { presentNetwork } from './present-network.ts';

/** Endpoints of shoppers. */
export function networksRoutes(api: Api, { db }: Deps): void {
  api.shopper(contract.getBlockchain, async ({ actor, locale, now }) => {
    if ((await readSettings(db.read, now))['wallet.mode'] === 'closed') refuse('wallet_closed');
    const networks = await openNetworks(db.read);
    const own = await depositAddresses(
      db,
      actor.userId,
      networks.map(({ code }) => code),
      now,
    );
    return networks.flatMap((network) => {
      const address = own.get(network.code);
      return address ? [presentNetwork(network, address, locale)] : [];
    });
  });
}

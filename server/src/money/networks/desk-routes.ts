import * as contract from '@tradewind/contract/money/desk/networks';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { actsOn } from '../../platform/operators/index.ts';
import { addNetwork } from './add-network.ts';
import { changeNetwork } from './change-network.ts';
import { approveNetworkChange, refuseNetworkChange } from './decide-change.ts';
import { networksForDesk } from './desk-queries.ts';
import { openChanges } from './network-changes-store.ts';
import { presentDeskNetwork, presentDeskNetworkDetail } from './present-desk-network.ts';
import { setNetworkKey } from './set-network-key.ts';
import { switchNetwork } from './switch-network.ts';

/** Endpoints of operators. */
export function networksDeskRoutes(api: Api, deps: Pick<Deps, 'db'>): void {
  const { read } = deps.db;

  async function show(id: string): Promise<contract.DeskNetworkDetail> {
    const network =
      (await networksForDesk(read)).find(({ code }) => code === id) ?? refuse('network_unknown', {}, ['id']);
    return presentDeskNetworkDetail(
      network,
      (await openChanges(read)).get(id),
      await actsOn(read, `network:${id}`, 'network'),
    );
  }

  api.operator(contract.deskNetworks, async () => {
    const [networks, waiting] = await Promise.all([networksForDesk(read), openChanges(read)]);
    const list = networks.map((network) => presentDeskNetwork(network, waiting.has(network.code)));
    return { list, total: list.length };
  });
  api.operator(contract.deskNetwork, (_call, { id }) => show(id));
  api.operator(contract.addNetwork, async (call, input) => show(await addNetwork(deps, call, input)));
  api.operator(contract.changeNetwork, async (call, input) => {
    await changeNetwork(deps, call, input);
    return show(input.id);
  });
  api.operator(contract.switchNetwork, async (call, input) => {
    await switchNetwork(deps, call, input);
    return show(input.id);
  });
  api.operator(contract.setNetworkKey, async (call, input) => {
    await setNetworkKey(deps, call, input);
    return show(input.id);
  });
  api.operator(contract.approveNetworkChange, async (call, input) =>
    show(await approveNetworkChange(deps, call, input)),
  );
  api.operator(contract.refuseNetworkChange, async (call, input) => show(await refuseNetworkChange(deps, call, input)));
}

import * as contract from '@tradewind/contract/money/desk/networks';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { waitingChanges } from '../../platform/changes/index.ts';
import { actsOn } from '../../platform/operators/index.ts';
import { addNetwork } from './add-network.ts';
import { changeNetwork } from './change-network.ts';
import { networksForDesk } from './desk-queries.ts';
import { presentDeskNetwork, presentDeskNetworkDetail } from './present-desk-network.ts';
import { setNetworkKey } from './set-network-key.ts';
import { switchNetwork } from './switch-network.ts';

/** Endpoints of operators. */
export function networksDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;

  const waitingOf = (call: DeskCall) => waitingChanges(read, call, ['network.terms', 'network.key']);

  async function show(call: DeskCall, id: string): Promise<contract.DeskNetworkDetail> {
    const network =
      (await networksForDesk(read)).find(({ code }) => code === id) ?? refuse('network_unknown', {}, ['id']);
    return presentDeskNetworkDetail(
      network,
      (await waitingOf(call)).get(`network:${id}`),
      await actsOn(read, `network:${id}`, ['network', 'change']),
    );
  }

  api.operator(contract.deskNetworks, async (call) => {
    const [networks, waiting] = await Promise.all([networksForDesk(read), waitingOf(call)]);
    const list = networks.map((network) => presentDeskNetwork(network, waiting.has(`network:${network.code}`)));
    return { list, total: list.length };
  });
  api.operator(contract.deskNetwork, (call, { id }) => show(call, id));
  api.operator(contract.addNetwork, async (call, input) => show(call, await addNetwork(deps, call, input)));
  api.operator(contract.changeNetwork, async (call, input) => {
    await changeNetwork(deps, call, input);
    return show(call, input.id);
  });
  api.operator(contract.switchNetwork, async (call, input) => {
    await switchNetwork(deps, call, input);
    return show(call, input.id);
  });
  api.operator(contract.setNetworkKey, async (call, input) => {
    await setNetworkKey(deps, call, input);
    return show(call, input.id);
  });
}

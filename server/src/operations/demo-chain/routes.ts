import * as contract from '@tradewind/contract/operations/desk/demo-chain';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Api } from '../../base/http/api.ts';
import { heightsOf, withFirstReachableRpc, type Network } from '../../money/networks/index.ts';
import { mineBlocks } from './mine-blocks.ts';
import { sendTestTransfer } from './send-test-transfer.ts';
import { networksOnChain, type DemoChainDeps } from './demo-chain-deps.ts';

type Row = OutputOf<typeof contract.demoChain>['list'][number];

/** Administrators' endpoints of the demo chain; without one, lists are empty and acts are refused. */
export function demoChainRoutes(api: Api, deps: DemoChainDeps): void {
  async function show(): Promise<OutputOf<typeof contract.demoChain>> {
    const networks = await networksOnChain(deps);
    const list = await Promise.all(networks.map(presentNetwork));
    return { list, total: list.length };
  }

  api.operator(contract.demoChain, show);
  api.operator(contract.sendTestTransfer, (call, input) => sendTestTransfer(deps, call, input));
  api.operator(contract.mineBlocks, async (call, input) => {
    await mineBlocks(deps, call, input);
    return show();
  });
}

async function presentNetwork(network: Network): Promise<Row> {
  const { head, final } = await withFirstReachableRpc(network, (chain) => heightsOf(network, chain));
  const { code, name, symbol, token } = network;
  return { id: code, name, symbol, token, head: Number(head), final: Number(final) };
}

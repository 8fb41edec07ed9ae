import type { DeskNetworkDetail, DeskNetworkRow } from '@tradewind/contract/money/desk/networks';
import type { ChangeRow } from '@tradewind/contract/platform/desk/changes';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Act } from '../../platform/operators/index.ts';
import { addressOf } from './chain-address.ts';
import { deriveAddress } from './derive-address.ts';
import type { DeskNetwork } from './desk-queries.ts';
import { maskKey, maskRpc } from './mask.ts';

/** A network for the desk, with masked RPCs and key. */
export function presentDeskNetwork(network: DeskNetwork, waiting: boolean): DeskNetworkRow {
  const {
    code,
    name,
    kind,
    enabled,
    test,
    chainId,
    rpcUrls,
    token,
    symbol,
    decimals,
    finality,
    confirmations,
    minimum,
    xpub,
    addresses,
  } = network;
  return {
    id: code,
    name,
    kind,
    enabled: enabled ? 1 : 0,
    test: test ? 1 : 0,
    chain_id: chainId.toString(),
    rpcs: rpcUrls.map(maskRpc),
    token,
    symbol,
    decimals,
    finality,
    confirmations,
    minimum: toWire(usd(minimum)),
    key: maskKey(xpub),
    first_address: xpub ? addressOf(kind, deriveAddress(xpub, 0)) : '',
    addresses,
    waiting: waiting ? 1 : 0,
  };
}

/** A network with its open change and history. */
export const presentDeskNetworkDetail = (
  network: DeskNetwork,
  change: ChangeRow | undefined,
  acts: readonly Act[],
): DeskNetworkDetail => ({
  ...presentDeskNetwork(network, change !== undefined),
  change: change ?? null,
  history: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
});

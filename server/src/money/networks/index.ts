import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { networksDeskRoutes } from './desk-routes.ts';
import { networksRoutes } from './routes.ts';

export {
  NoReachableRpc,
  isUnreachable,
  withFirstReachableRpc,
  type Chain,
  type FoundLog,
  type Receipt,
  type Transfer,
} from './chain.ts';
export { addressOf, hexOf, readChainAddress, type ChainKind } from './chain-address.ts';
export { isDepositAddress } from './deposit-addresses.ts';
export { isUnspendable } from './unspendable-address.ts';
export { jsonRpc, type Hex, type JsonRpc } from './json-rpc.ts';
export { heightsOf, progressOf, type Heights } from './heights.ts';
export {
  addressesOfUser,
  addressesOnNetwork,
  allNetworks,
  isOwnDepositAddress,
  isWatched,
  kindOfNetwork,
  knownNetworks,
  openNetworks,
  ownAddresses,
  type DepositAddress,
  type Network,
} from './networks-queries.ts';
export { networkKeyChange, networkTermsChange } from './network-change-kinds.ts';
export { isOnDemoChain, enableDemoNetworks, connectDemoNetworks, disconnectDemoNetworks } from './demo-networks.ts';

/** The chains on which tokens are deposited and withdrawn. */
export const networksModule = (deps: Deps): Module => ({
  routes(api) {
    networksRoutes(api, deps);
    networksDeskRoutes(api, deps);
  },
});

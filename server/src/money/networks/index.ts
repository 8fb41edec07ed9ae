export {
  NoRpcAnswers,
  isUnreachable,
  onAnyRpc,
  type Chain,
  type FoundLog,
  type Receipt,
  type Transfer,
} from './chain.ts';
export { addressOf, hexOf, readChainAddress, type ChainKind } from './chain-address.ts';
export { networksDeskRoutes } from './desk-routes.ts';
export { isDepositAddress } from './deposit-addresses.ts';
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
export { demoXpub, openDemoNetworks } from './open-demo-networks.ts';
export { networksRoutes } from './routes.ts';

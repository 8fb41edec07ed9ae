import { toWire, usd } from '@tradewind/contract/base/money';
import { maskRpc } from './mask.ts';
import type { NetworkTerms } from './read-network.ts';

/** A network's terms as they are shown and audited, without secrets of RPCs. */
export function describeTerms({
  name,
  chainId,
  rpcUrls,
  token,
  symbol,
  decimals,
  finality,
  confirmations,
  minimum,
  test,
}: NetworkTerms): Record<string, unknown> {
  return {
    name,
    chain_id: chainId.toString(),
    rpcs: rpcUrls.map(maskRpc),
    token,
    symbol,
    decimals,
    finality,
    confirmations,
    minimum: toWire(usd(minimum)),
    test,
  };
}

const creditingFields = ['chain_id', 'rpcs', 'token', 'decimals', 'finality', 'confirmations'];

/** Whether a change affects which deposits are credited. */
export const affectsCrediting = (changes: Record<string, unknown>): boolean =>
  creditingFields.some((name) => Object.hasOwn(changes, name));

/** The fields that differ, with old and new value. An RPC of which only the masked part differs counts too. */
export function changesBetween(before: NetworkTerms, after: NetworkTerms): Record<string, [unknown, unknown]> {
  const [was, is] = [describeTerms(before), describeTerms(after)];
  const changed = Object.keys(is).filter((name) =>
    name === 'rpcs' ? before.rpcUrls.join(' ') !== after.rpcUrls.join(' ') : was[name] !== is[name],
  );
  return Object.fromEntries(changed.map((name) => [name, [was[name], is[name]]]));
}

import { toWire, usd } from '@tradewind/contract/base/money';
import { maskRpc } from './mask.ts';
import type { NetworkTerms } from './read-network.ts';

/** A network's terms as they are written down: no secret of an RPC, figures as people read them. */
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

const money = ['chain_id', 'rpcs', 'token', 'decimals', 'finality', 'confirmations'];

/** Whether a change touches what a deposit is judged by. */
export const decidesWhatIsMoney = (changes: Record<string, unknown>): boolean =>
  money.some((name) => Object.hasOwn(changes, name));

/** What differs, each as it was and as it is. An RPC whose secret alone has changed is a change too. */
export function changesBetween(before: NetworkTerms, after: NetworkTerms): Record<string, [unknown, unknown]> {
  const [was, is] = [describeTerms(before), describeTerms(after)];
  const changed = Object.keys(is).filter((name) =>
    name === 'rpcs' ? before.rpcUrls.join(' ') !== after.rpcUrls.join(' ') : was[name] !== is[name],
  );
  return Object.fromEntries(changed.map((name) => [name, [was[name], is[name]]]));
}

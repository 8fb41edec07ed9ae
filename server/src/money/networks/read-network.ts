import { finalities } from '@tradewind/contract/money/desk/networks';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { readChainAddress, type ChainKind } from './chain-address.ts';
import { maskRpc } from './mask.ts';
import type { Network } from './networks-queries.ts';

export type NetworkForm = {
  [
    Field in
      | 'name'
      | 'chain_id'
      | 'rpcs'
      | 'token'
      | 'symbol'
      | 'decimals'
      | 'finality'
      | 'confirmations'
      | 'minimum'
      | 'test'
  ]?: string | undefined;
};

/** What can be changed about a network. */
export type NetworkTerms = Pick<
  Network,
  'name' | 'chainId' | 'rpcUrls' | 'token' | 'symbol' | 'decimals' | 'finality' | 'confirmations' | 'minimum' | 'test'
>;

/** Reads what was typed about a network over what holds already. @throws Refusal `network_invalid` with every field that cannot be. */
export function readNetwork(kind: ChainKind, form: NetworkForm, before: NetworkTerms | null): NetworkTerms {
  const wrong: string[] = [];
  /** The field as read, what holds where it was left out, and a note where it cannot be. */
  function field<Value>(name: keyof NetworkForm, read: (text: string) => Value | null, held: Value | undefined): Value {
    const text = form[name];
    const value = text === undefined ? held : read(text.trim());
    if (value === undefined || value === null) wrong.push(name);
    return value as Value;
  }
  const terms: NetworkTerms = {
    name: field('name', (text) => (/^.{2,40}$/u.test(text) ? text : null), before?.name),
    chainId: field('chain_id', (text) => (/^[1-9]\d{0,14}$/.test(text) ? BigInt(text) : null), before?.chainId),
    rpcUrls: field('rpcs', (text) => readRpcs(text, before?.rpcUrls ?? []), before?.rpcUrls ?? []),
    token: field('token', (text) => readChainAddress(kind, text), before?.token),
    symbol: field('symbol', (text) => (/^[A-Za-z0-9.]{2,12}$/.test(text) ? text : null), before?.symbol),
    decimals: field('decimals', (text) => whole(text, 2, 36), before?.decimals),
    finality: field('finality', (text) => finalities.find((known) => known === text) ?? null, before?.finality),
    confirmations: field('confirmations', (text) => whole(text, 1, 10_000), before?.confirmations),
    minimum: field('minimum', (text) => above0(fromWire(text)?.minor), before?.minimum),
    test: field(
      'test',
      (text) => (text === '1' ? true : text === '0' || text === '' ? false : null),
      before?.test ?? false,
    ),
  };
  if (wrong.length > 0) refuse('network_invalid', {}, wrong);
  return terms;
}

/** How a code may look: it names accounts in the books and stands in calls of existing clients. */
export const isNetworkCode = (text: string): boolean => /^[A-Z0-9]{2,12}(-[A-Z0-9]{2,12})?$/.test(text);

function whole(text: string, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
}

const above0 = (minor: bigint | undefined): bigint | null =>
  minor !== undefined && minor > 0n && minor <= 100_000_000n ? minor : null;

/** One a line. A line that is an RPC as it is shown stands for the stored one, whose secret nobody has to type again. */
function readRpcs(text: string, stored: readonly string[]): string[] | null {
  const lines = text.split(/[\s,]+/).filter(Boolean);
  const left = [...stored];
  const urls = lines.map((line) => {
    const known = left.findIndex((url) => maskRpc(url) === line);
    return known >= 0 ? left.splice(known, 1)[0]! : line;
  });
  return urls.length <= 10 && urls.every(isRpc) ? [...new Set(urls)] : null;
}

function isRpc(url: string): boolean {
  return (
    url.length <= 500 && !url.includes('…') && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
  );
}

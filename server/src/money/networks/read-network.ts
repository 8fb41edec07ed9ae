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

/**
 * Reads a form over the current terms; missing fields keep their value.
 *
 * @throws Refusal `network_invalid` with every invalid field.
 */
export function readNetwork(kind: ChainKind, form: NetworkForm, before: NetworkTerms | null): NetworkTerms {
  const invalid: string[] = [];
  /** The value of a field, or the current one when it is missing; collects invalid fields. */
  function field<Value>(
    name: keyof NetworkForm,
    read: (text: string) => Value | null,
    current: Value | undefined,
  ): Value {
    const text = form[name];
    const value = text === undefined ? current : read(text.trim());
    if (value === undefined || value === null) invalid.push(name);
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
  if (invalid.length > 0) refuse('network_invalid', {}, invalid);
  return terms;
}

/** Whether a text is a valid network code. Codes are part of account addresses and of calls of existing clients. */
export const isNetworkCode = (text: string): boolean => /^[A-Z0-9]{2,12}(-[A-Z0-9]{2,12})?$/.test(text);

function whole(text: string, min: number, max: number): number | null {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return number >= min && number <= max ? number : null;
}

const above0 = (minor: bigint | undefined): bigint | null =>
  minor !== undefined && minor > 0n && minor <= 100_000_000n ? minor : null;

/**
 * Reads RPC addresses, one per line. A masked address stands for the stored one, so that its secret need not be typed
 * again.
 */
function readRpcs(text: string, stored: readonly string[]): string[] | null {
  const lines = text.split(/[\s,]+/).filter(Boolean);
  const unmatched = [...stored];
  const urls = lines.map((line) => {
    const index = unmatched.findIndex((url) => maskRpc(url) === line);
    return index >= 0 ? unmatched.splice(index, 1)[0]! : line;
  });
  return urls.length <= 10 && urls.every(isRpc) ? [...new Set(urls)] : null;
}

function isRpc(url: string): boolean {
  return (
    url.length <= 500 && !url.includes('…') && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
  );
}

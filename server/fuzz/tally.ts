import { refusalsOf, type Endpoint } from '@tradewind/contract/base/endpoint';
import type { RefusalCode } from '@tradewind/contract/base/refusals';
import type { FuzzRequest } from './make-request.ts';

/** Something that must not happen, with the first request that caused it. */
export interface Fault {
  what: string;
  times: number;
  /** How to send it again. */
  example: string;
  /** The error in the log, if there was one. */
  error: string;
}

/** Counts what the product answers. */
export interface Tally {
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly refusals: ReadonlyMap<string, number>;
  readonly faults: readonly Fault[];
  /** Whether the endpoint has answered with success. */
  succeeded(endpoint: Endpoint): boolean;
  /** The refusals of an endpoint, most frequent first. */
  refusalsOf(endpoint: Endpoint): string;
  add(request: FuzzRequest, answer: Answer): void;
  /** Counts a fault that no answer shows. */
  addFault(what: string, error: string, example?: string): void;
}

export interface Answer {
  status: number;
  /** Null for an answer that is not JSON. */
  body: { code?: unknown; refusal?: string; fields?: string[]; request_id?: string } | null;
  /** Whether it is a file to store, such as an export. */
  isFile: boolean;
  /** The error that the log has for this request. */
  error: string;
}

const maxFaults = 200;

/** @param onFault is told of each new kind of fault at once */
export function openTally(onFault: (fault: string) => void): Tally {
  let requests = 0;
  const statuses = new Map<number, number>();
  const refusals = new Map<string, number>();
  const successes = new Set<Endpoint>();
  const refused = new Map<Endpoint, Map<string, number>>();
  const faults = new Map<string, Fault>();

  function addFault(what: string, error: string, example = '') {
    // Errors are told apart by their first line and where they come from.
    const key = `${what} ${error
      .split('\n')
      .slice(0, 2)
      .join(' ')
      .replaceAll(/[0-9a-f-]{36}/g, '…')}`;
    const fault = faults.get(key);
    if (fault) fault.times += 1;
    else if (faults.size < maxFaults) {
      faults.set(key, { what, times: 1, example, error });
      onFault(`${what}\n  ${example}\n  ${error}`);
    }
  }

  return {
    get requests() {
      return requests;
    },
    statuses,
    refusals,
    get faults() {
      return [...faults.values()];
    },
    succeeded: (endpoint) => successes.has(endpoint),
    refusalsOf: (endpoint) =>
      mostFrequent(refused.get(endpoint) ?? new Map())
        .map(([code, times]) => `${code} ${times}`)
        .join(', '),
    addFault,
    add({ endpoint, actor, input }, { status, body, isFile, error }) {
      requests += 1;
      count(statuses, status);
      const example = `${actor.name} ${endpoint.method} ${endpoint.path} ${JSON.stringify(input)?.slice(0, 1_000)}`;
      if (status >= 500) addFault(`${endpoint.name} answers ${status}`, error, example);
      else if (body === null && !isFile) addFault(`${endpoint.name} answers ${status} without JSON`, error, example);
      if (isFile || body?.code === 1) successes.add(endpoint);
      if (body === null) return;
      const { refusal } = body;
      if (!refusal) return;
      count(refusals, refusal);
      let own = refused.get(endpoint);
      if (!own) refused.set(endpoint, (own = new Map()));
      count(own, [refusal, ...(body.fields ?? [])].join(' '));
      if (status < 500 && !refusalsOf(endpoint).includes(refusal as RefusalCode))
        addFault(`${endpoint.name} answers the undeclared refusal ${refusal}`, '', example);
    },
  };
}

export const mostFrequent = <Key>(counts: ReadonlyMap<Key, number>): [Key, number][] =>
  [...counts].toSorted(([, one], [, other]) => other - one);

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

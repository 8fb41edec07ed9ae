import { callOutside, OutgoingFailure } from '../../base/http/outgoing.ts';

/** Bytes in hexadecimal digits, with the prefix `0x`. */
export type Hex = `0x${string}`;

/** A client of one JSON-RPC server. */
export interface JsonRpc {
  /**
   * @returns the result, not validated.
   * @throws RpcFailure when there is no answer or no JSON-RPC answer.
   * @throws RpcRefusal when the server answers with an error.
   */
  request(method: string, params: readonly unknown[]): Promise<unknown>;
}

/** The server gave no JSON-RPC answer: the connection failed, the time was up, or the HTTP status says so. */
export class RpcFailure extends Error {
  /** Absent when there was no HTTP answer. */
  readonly status?: number;
  readonly timedOut: boolean;

  constructor(message: string, { status, timedOut = false }: { status?: number; timedOut?: boolean } = {}) {
    super(message);
    this.status = status;
    this.timedOut = timedOut;
  }
}

/** The server answered with a JSON-RPC error, for example because it does not know the method. */
export class RpcRefusal extends Error {}

/**
 * A client that asks once, without retries.
 *
 * @param timeout milliseconds for each request, the body included.
 * @see https://www.jsonrpc.org/specification
 */
export function jsonRpc(url: string, timeout: number): JsonRpc {
  let id = 0;
  return {
    async request(method, params) {
      const { status, body } = await post(url, timeout, { jsonrpc: '2.0', id: ++id, method, params });
      const { error, result } = readAnswer(body) ?? {};
      if (error && !isUnavailable(status)) throw new RpcRefusal(error.message);
      if (status !== 200 || result === undefined) throw new RpcFailure(`answers ${status}`, { status });
      return result;
    },
  };
}

/** Whether the HTTP status says that the server takes no requests, or none of this client. */
export const isUnavailable = (status: number): boolean => [401, 403, 404, 429, 502, 503].includes(status);

/** Logs of many blocks are long; a scan that gets too much asks for fewer blocks. */
const maxBytes = 32 * 1024 * 1024;

async function post(url: string, timeout: number, body: object): Promise<{ status: number; body: string }> {
  try {
    return await callOutside(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? toQuantity(value) : value)),
      timeout,
      maxBytes,
    });
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    throw new RpcFailure(error.message, { timedOut: error.reason === 'timeout' || error.reason === 'too_large' });
  }
}

function readAnswer(body: string): { result?: unknown; error?: { message: string } } | null {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' ? answer : null;
  } catch {
    return null;
  }
}

/** A number as the chains' RPCs write it. */
export const toQuantity = (value: bigint): Hex => `0x${value.toString(16)}`;

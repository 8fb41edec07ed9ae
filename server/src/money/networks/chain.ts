import { z } from 'zod';
import { isUnavailable, jsonRpc, RpcFailure, RpcRefusal, type Hex } from './json-rpc.ts';
import type { Network } from './networks-queries.ts';

/** The log topic of `Transfer(address,address,uint256)`. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** The first bytes of a call of `balanceOf(address)`. */
const balanceOfSelector = '0x70a08231';

/** Shapes against which answers of RPCs are validated. */
const hex = z
  .string()
  .regex(/^0x[0-9a-f]*$/i)
  .transform((text) => text.toLowerCase() as Hex);
const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt);
/** A number of 32 bytes, the answer of a contract. */
const word = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i)
  .transform(BigInt);
const logShape = z.object({
  address: hex,
  topics: z.array(hex),
  data: hex,
  transactionHash: hex,
  blockNumber: quantity,
  blockHash: hex,
});
const receiptShape = z.object({
  transactionHash: hex,
  blockNumber: quantity,
  blockHash: hex,
  status: quantity.optional(),
  logs: z.array(logShape),
});
const transactionShape = z.object({
  hash: hex,
  from: hex,
  to: hex.nullish(),
  value: quantity,
  blockNumber: quantity.nullish(),
  blockHash: hex.nullish(),
});

/** A transfer of a token. */
export interface Transfer {
  txHash: Hex;
  /** The index of the log in its transaction; a re-org does not change it. */
  place: number;
  block: bigint;
  blockHash: Hex;
  token: Hex;
  from: Hex;
  to: Hex;
  units: bigint;
}

export interface Receipt {
  txHash: Hex;
  block: bigint;
  blockHash: Hex;
  succeeded: boolean;
  transfers: Transfer[];
}

/** A log found by a scan; the receipt has the complete transfer. */
export type FoundLog = z.output<typeof logShape>;

/** One RPC of a network. Every method throws when it does not answer, or answers in another shape. */
export interface Chain {
  chainId(): Promise<bigint>;
  head(): Promise<bigint>;
  /** The last finalized block; null when the RPC does not know the tag `finalized`. */
  finalized(): Promise<bigint | null>;
  transferLogs(token: Hex, to: readonly Hex[], fromBlock: bigint, toBlock: bigint): Promise<FoundLog[]>;
  receipt(txHash: Hex): Promise<Receipt | null>;
  transaction(txHash: Hex): Promise<z.output<typeof transactionShape> | null>;
  /** Units of a token that an address holds at the head. */
  balanceOf(token: Hex, owner: Hex): Promise<bigint>;
}

const timeout = 8_000;

function chainAt(url: string): Chain {
  const rpc = jsonRpc(url, timeout);
  const request = async <Shape extends z.ZodType>(
    shape: Shape,
    method: string,
    params: readonly unknown[],
  ): Promise<z.output<Shape>> => shape.parse(await rpc.request(method, params));
  return {
    chainId: () => request(quantity, 'eth_chainId', []),
    head: () => request(quantity, 'eth_blockNumber', []),
    async finalized() {
      try {
        return (
          (await request(z.object({ number: quantity }).nullable(), 'eth_getBlockByNumber', ['finalized', false]))
            ?.number ?? null
        );
      } catch (error) {
        if (error instanceof RpcRefusal) return null;
        throw error;
      }
    },
    transferLogs: (token, to, fromBlock, toBlock) =>
      request(z.array(logShape), 'eth_getLogs', [
        {
          address: token,
          topics: [transferTopic, null, to.map(asTopic)],
          fromBlock,
          toBlock,
        },
      ]),
    async receipt(txHash) {
      const found = await request(receiptShape.nullable(), 'eth_getTransactionReceipt', [txHash]);
      if (!found) return null;
      const { blockNumber, blockHash, status, logs } = found;
      return {
        txHash,
        block: blockNumber,
        blockHash,
        succeeded: status !== 0n,
        transfers: logs.flatMap((log, place) => transferOf(log, place) ?? []),
      };
    },
    transaction: (txHash) => request(transactionShape.nullable(), 'eth_getTransactionByHash', [txHash]),
    balanceOf: (token, owner) =>
      // Tron's servers answer calls at the head alone.
      request(word, 'eth_call', [{ to: token, data: `${balanceOfSelector}${asTopic(owner).slice(2)}` }, 'latest']),
  };
}

/**
 * The transfer that a log describes; null for other logs. Transfers of collectibles have a fourth topic and no amount.
 */
function transferOf({ topics, data, ...log }: FoundLog, place: number): Transfer | null {
  const [topic, from, to] = topics;
  if (topic !== transferTopic || topics.length !== 3 || !from || !to || data.length !== 66) return null;
  return {
    txHash: log.transactionHash,
    place,
    block: log.blockNumber,
    blockHash: log.blockHash,
    token: log.address,
    from: fromTopic(from),
    to: fromTopic(to),
    units: BigInt(data),
  };
}

const asTopic = (address: Hex): Hex => `0x${address.slice(2).padStart(64, '0')}`;
const fromTopic = (topic: Hex): Hex => `0x${topic.slice(-40)}`;

/** Whether the RPC is down or refuses all requests, so that a smaller request would not help. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof RpcFailure) || error.timedOut) return false;
  return error.status === undefined || isUnavailable(error.status);
}

/** Runs the work with the network's RPCs in turn until one succeeds. @throws NoReachableRpc when all fail. */
export async function withFirstReachableRpc<Result>(
  network: Network,
  work: (chain: Chain) => Promise<Result>,
): Promise<Result> {
  const failures: string[] = [];
  for (const url of network.rpcUrls) {
    try {
      const chain = chainAt(url);
      const chainId = await chain.chainId();
      if (chainId !== network.chainId) throw new Error(`speaks for chain ${chainId}, not ${network.chainId}`);
      return await work(chain);
    } catch (error) {
      failures.push(`${hostOf(url)}: ${reasonOf(error)}`);
    }
  }
  throw new NoReachableRpc(`${network.code}: ${failures.join('; ')}`);
}

/** Every RPC of a network failed. */
export class NoReachableRpc extends Error {}

/** Only the host: the rest of an RPC's address often contains a secret. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an address that is none';
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'answers nonsense';
  return error instanceof Error ? error.message.slice(0, 200) : 'fails';
}

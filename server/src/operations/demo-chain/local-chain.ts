import { z } from 'zod';
import { allowPrivateHosts } from '../../base/http/outgoing.ts';
import { jsonRpc, type Hex } from '../../money/networks/index.ts';
import { demoTokenCalls, demoTokenCode } from './demo-token.ts';

const transactionHash = z.string().transform((text) => text as Hex);
const receiptShape = z.object({ status: z.string(), contractAddress: z.string().nullish() });

/** What a transaction does: a call of a contract, a transfer of the chain's coin, or, without a receiver, a deployment. */
export interface Transaction {
  to?: Hex;
  data?: Hex;
  value?: bigint;
}

/** A local anvil node whose blocks are mined on request, and one account on it that sends all transactions. */
export type LocalChain = ReturnType<typeof localChain>;

/**
 * Speaks to an anvil node. The node signs for the account, which therefore needs no key here.
 *
 * @param account any address: the node impersonates it.
 * @param timeout milliseconds for each request.
 */
export function localChain(url: string, account: Hex, timeout: number) {
  // This chain runs on this machine, where requests to configured addresses must not lead.
  allowPrivateHosts([new URL(url).host]);
  const rpc = jsonRpc(url, timeout);
  const fees = { gas: 2_000_000n, maxFeePerGas: 10_000_000_000n, maxPriorityFeePerGas: 0n };
  // Counted here, because the node's own count lags after a re-org drops transactions.
  let nonce = 0n;

  const chain = {
    /** Gives the account coins and lets the node sign for it. */
    async open(): Promise<void> {
      await rpc.request('anvil_setBalance', [account, 10n ** 24n]);
      await rpc.request('anvil_impersonateAccount', [account]);
    },
    /** Sends a transaction, which waits for a block. @returns its hash. */
    send: async (transaction: Transaction): Promise<Hex> =>
      transactionHash.parse(
        await rpc.request('eth_sendTransaction', [{ from: account, nonce: nonce++, ...fees, ...transaction }]),
      ),
    mine: async (blocks = 1): Promise<void> => {
      await rpc.request('anvil_mine', [BigInt(blocks)]);
    },
    /** Sends a transaction in a block of its own. @throws Error when the chain reverts it. */
    async sendMined(transaction: Transaction): Promise<{ hash: Hex; contractAddress: Hex | null }> {
      const hash = await chain.send(transaction);
      await chain.mine();
      const receipt = receiptShape.parse(await rpc.request('eth_getTransactionReceipt', [hash]));
      if (BigInt(receipt.status) !== 1n) throw new Error('The chain reverted the transaction');
      return { hash, contractAddress: (receipt.contractAddress as Hex | null | undefined) ?? null };
    },
    head: async (): Promise<bigint> => BigInt(z.string().parse(await rpc.request('eth_blockNumber', []))),
    /** Deploys the demo token and gives the account a supply. @returns the contract's address. */
    async deployToken(supply: bigint): Promise<Hex> {
      const { contractAddress } = await chain.sendMined({ data: demoTokenCode });
      await chain.sendMined({ to: contractAddress!, data: demoTokenCalls.mint(account, supply) });
      return contractAddress!;
    },
    /** Puts the code of a contract at another address, and gives the account a supply of that token. */
    async copyToken(from: Hex, to: Hex, supply: bigint): Promise<void> {
      await rpc.request('anvil_setCode', [to, await rpc.request('eth_getCode', [from, 'latest'])]);
      await chain.sendMined({ to, data: demoTokenCalls.mint(account, supply) });
    },
    /** Takes a snapshot of the chain. @returns a function that reverts to it, like a re-org. */
    async fork(): Promise<() => Promise<void>> {
      const [snapshot, before] = [await rpc.request('evm_snapshot', []), nonce];
      return async () => {
        await rpc.request('evm_revert', [snapshot]);
        nonce = before;
      };
    },
  };
  return chain;
}

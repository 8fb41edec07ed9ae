import { createTestClient, createWalletClient, http, parseEther, publicActions, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { demoTokenAbi, demoTokenCode } from './demo-token.ts';
import { runNode } from './run-node.ts';

/** A running local chain with worthless tokens. */
export interface DemoChain {
  url: string;
  head(): Promise<bigint>;
  /** Sends units of a token to an address, in a block of its own. @returns the transaction's hash. */
  send(token: Hex, to: Hex, units: bigint): Promise<Hex>;
  mine(blocks: number): Promise<void>;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Blocks mined at the start, as many as Ethereum needs until a block is final, so that there is a final block at once. */
const initialBlocks = 70;
const initialSupply = 10n ** 18n;

/** Starts a chain with demo tokens at the addresses of the real ones. @throws Error when the node does not start. */
export async function startDemoChain(firstBlock: bigint, tokens: readonly Hex[]): Promise<DemoChain> {
  const { url, ended, stop } = await runNode(firstBlock);
  try {
    const transport = http(url, { retryCount: 0, timeout: 10_000 });
    // A new account at each start: equal transfers of the same account would have equal hashes and be credited only once.
    const account = privateKeyToAccount(generatePrivateKey());
    const wallet = createWalletClient({ account, transport });
    const node = createTestClient({ mode: 'anvil', transport }).extend(publicActions);
    const fees = {
      gas: 2_000_000n,
      maxFeePerGas: 10_000_000_000n,
      maxPriorityFeePerGas: 0n,
      chain: null,
      type: 'eip1559',
    } as const;
    const inBlock = async (hash: Hex) => {
      await node.mine({ blocks: 1 });
      return node.getTransactionReceipt({ hash });
    };
    const call = async (token: Hex, functionName: 'mint' | 'transfer', to: Hex, units: bigint): Promise<Hex> => {
      const hash = await wallet.writeContract({
        address: token,
        abi: demoTokenAbi,
        functionName,
        args: [to, units],
        ...fees,
      });
      const { status } = await inBlock(hash);
      if (status !== 'success') throw new Error('The chain reverted the transfer');
      return hash;
    };

    await node.setBalance({ address: account.address, value: parseEther('1000000') });
    const { contractAddress } = await inBlock(
      await wallet.deployContract({ abi: demoTokenAbi, bytecode: demoTokenCode, ...fees }),
    );
    const bytecode = await node.getCode({ address: contractAddress! });
    for (const token of tokens) {
      await node.setCode({ address: token, bytecode: bytecode! });
      await call(token, 'mint', account.address, initialSupply);
    }
    await node.mine({ blocks: initialBlocks });

    return {
      url,
      head: () => node.getBlockNumber({ cacheTime: 0 }),
      send: (token, to, units) => call(token, 'transfer', to, units),
      mine: (blocks) => node.mine({ blocks }),
      ended,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestClient, createWalletClient, http, publicActions, type Address, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll } from 'vitest';
import { demoTokenAbi, demoTokenCode } from '../../src/operations/demo-chain/demo-token.ts';

/** The well-known private key of the chain's first account. */
const rich = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');

export const testChainId = 31_337n;

/** The package's launcher finds the node's program for this machine. */
const program = join(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'), '../bin.mjs');

/** Starts a real chain with a token for this test file; blocks are mined on request. */
export async function testChain() {
  const node = spawn(
    process.execPath,
    [program, '--port', '0', '--no-mining', '--slots-in-an-epoch', '2', '--chain-id', String(testChainId)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  afterAll(async () => {
    if (node.exitCode !== null) return;
    const ended = once(node, 'exit');
    node.kill('SIGTERM');
    await ended;
  });
  const url = await listeningAt(node.stdout);
  const transport = http(url, { retryCount: 0, timeout: 30_000 });
  const wallet = createWalletClient({ account: rich, transport });
  const test = createTestClient({ mode: 'anvil', transport }).extend(publicActions);
  const fees = {
    gas: 1_000_000n,
    maxFeePerGas: 10_000_000_000n,
    maxPriorityFeePerGas: 0n,
    chain: null,
    type: 'eip1559',
  } as const;
  // Counted locally, because the chain's own nonce lags after a re-org drops transactions.
  let nonce = 0;

  async function deploy(): Promise<Address> {
    const hash = await wallet.deployContract({ abi: demoTokenAbi, bytecode: demoTokenCode, nonce: nonce++, ...fees });
    await test.mine({ blocks: 1 });
    return (await test.getTransactionReceipt({ hash })).contractAddress!;
  }
  const call = (token: Address, functionName: 'mint' | 'transfer', to: string, units: bigint): Promise<Hex> =>
    wallet.writeContract({
      address: token,
      abi: demoTokenAbi,
      functionName,
      args: [to as Address, units],
      nonce: nonce++,
      ...fees,
    });

  const token = await deploy();
  const otherToken = await deploy();
  for (const each of [token, otherToken]) await call(each, 'mint', rich.address, 10n ** 15n);
  await test.mine({ blocks: 1 });

  return {
    url,
    token,
    otherToken,
    /** Sends dollars of the token; the transaction waits for a block. */
    send: (to: string, dollars: number, of: Address = token) =>
      call(of, 'transfer', to, BigInt(Math.round(dollars * 1e6))),
    /** Several receivers in one transaction. */
    sendMany: (to: readonly string[], dollars: number): Promise<Hex> =>
      wallet.writeContract({
        address: token,
        abi: demoTokenAbi,
        functionName: 'transferMany',
        args: [to as Address[], BigInt(dollars * 1e6)],
        nonce: nonce++,
        ...fees,
      }),
    /** Sends the chain's own coin. */
    sendCoin: (to: string, value: bigint): Promise<Hex> =>
      wallet.sendTransaction({ to: to as Address, value, nonce: nonce++, ...fees }),
    mine: (blocks = 1) => test.mine({ blocks }),
    head: () => test.getBlockNumber({ cacheTime: 0 }),
    /** Takes a snapshot of the chain. @returns a function that reverts to it, like a re-org. */
    async fork(): Promise<() => Promise<void>> {
      const [id, before] = [await test.snapshot(), nonce];
      return async () => {
        await test.revert({ id });
        nonce = before;
      };
    },
    async stop() {
      const ended = once(node, 'exit');
      node.kill('SIGTERM');
      await ended;
    },
  };
}

/** Reads the node's address from its output. */
async function listeningAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const port = /Listening on [\d.]+:(\d+)/.exec(line)?.[1];
    if (port) {
      output.resume();
      return `http://127.0.0.1:${port}`;
    }
  }
  throw new Error('The chain did not start');
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll } from 'vitest';
import type { Hex } from '../../src/money/networks/index.ts';
import { demoTokenCalls } from '../../src/operations/demo-chain/demo-token.ts';
import { localChain } from '../../src/operations/demo-chain/local-chain.ts';

/** The chain's first account. */
const rich: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const supply = 10n ** 15n;

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
  const chain = localChain(url, rich, 30_000);
  const token = await chain.deployToken(supply);
  const otherToken = await chain.deployToken(supply);

  return {
    url,
    token,
    otherToken,
    /** Sends dollars of the token; the transaction waits for a block. */
    send: (to: string, dollars: number, of: Hex = token) =>
      chain.send({ to: of, data: demoTokenCalls.transfer(to as Hex, unitsOf(dollars)) }),
    /** Several receivers in one transaction. */
    sendMany: (to: readonly string[], dollars: number) =>
      chain.send({ to: token, data: demoTokenCalls.transferMany(to as Hex[], unitsOf(dollars)) }),
    /** Sends the chain's own coin. */
    sendCoin: (to: string, value: bigint) => chain.send({ to: to as Hex, value }),
    mine: chain.mine,
    head: chain.head,
    fork: chain.fork,
    async stop() {
      const ended = once(node, 'exit');
      node.kill('SIGTERM');
      await ended;
    },
  };
}

const unitsOf = (dollars: number): bigint => BigInt(Math.round(dollars * 1e6));

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

import { randomBytes } from 'node:crypto';
import type { Hex } from '../../money/networks/index.ts';
import { demoTokenCalls } from './demo-token.ts';
import { localChain } from './local-chain.ts';
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
const timeout = 10_000;

/** Starts a chain with demo tokens at the addresses of the real ones. @throws Error when the node does not start. */
export async function startDemoChain(firstBlock: bigint, tokens: readonly Hex[]): Promise<DemoChain> {
  const { url, ended, stop } = await runNode(firstBlock);
  try {
    // A new account at each start: equal transfers of the same account would have equal hashes and be credited only once.
    const account: Hex = `0x${randomBytes(20).toString('hex')}`;
    const chain = localChain(url, account, timeout);
    await chain.open();
    const original = await chain.deployToken(initialSupply);
    for (const token of tokens) await chain.copyToken(original, token, initialSupply);
    await chain.mine(initialBlocks);

    return {
      url,
      head: chain.head,
      async send(token, to, units) {
        const { hash } = await chain.sendMined({ to: token, data: demoTokenCalls.transfer(to, units) });
        return hash;
      },
      mine: chain.mine,
      ended,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

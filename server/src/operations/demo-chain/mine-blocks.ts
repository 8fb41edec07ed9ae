import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { mineBlocks as contract } from '@tradewind/contract/operations/desk/demo-chain';
import { refuse } from '@tradewind/contract/base/refusals';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import type { DemoChainDeps } from './demo-chain-deps.ts';

/** Mines blocks, so that earlier ones become final, and scans the chains. @throws Refusal `not_yet_open`. */
export async function mineBlocks(
  { db, demoChain, look }: DemoChainDeps,
  { operator, now }: DeskCall,
  { blocks }: ParsedInputOf<typeof contract>,
): Promise<void> {
  const chain = demoChain?.running() ?? refuse('not_yet_open');
  await chain.mine(blocks);
  await look();
  await db.transact((tx) => audit(tx, operator, 'demo_chain.mined', 'demo_chain', { blocks }, now));
}

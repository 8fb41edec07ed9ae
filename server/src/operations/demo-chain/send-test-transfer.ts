import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { sendTestTransfer as contract } from '@tradewind/contract/operations/desk/demo-chain';
import { fromWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { DeskCall } from '../../base/http/call.ts';
import { hexOf, readChainAddress } from '../../money/networks/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { networksOnChain, type DemoChainDeps } from './demo-chain-deps.ts';

const maxAmount = usd(100_000_000n);

/**
 * Sends demo tokens to an address of a network, mines the block and scans the chains.
 *
 * @throws Refusal `not_yet_open`, `network_unknown`, `address_invalid` or `amount_invalid`.
 */
export async function sendTestTransfer(
  deps: DemoChainDeps,
  { operator, now }: DeskCall,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const chain = deps.demoChain?.running() ?? refuse('not_yet_open');
  const network =
    (await networksOnChain(deps)).find(({ code }) => code === input.network) ??
    refuse('network_unknown', {}, ['network']);
  const address = readChainAddress(network.kind, input.address) ?? refuse('address_invalid', {}, ['address']);
  const amount = fromWire(input.amount);
  if (!amount || amount.minor <= 0n || amount.minor > maxAmount.minor) refuse('amount_invalid', {}, ['amount']);

  const units = amount.minor * 10n ** BigInt(network.decimals - 2);
  const hash = await chain.send(hexOf(network.kind, network.token), hexOf(network.kind, address), units);
  await deps.look();
  await deps.db.transact((tx) =>
    audit(tx, operator, 'demo_chain.sent', `network:${network.code}`, { address, amount: input.amount, hash }, now),
  );
  return { tx_hash: hash };
}

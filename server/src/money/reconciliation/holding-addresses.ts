import type { HoldingAddress } from '@tradewind/contract/money/desk/chain-balances';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { hexOf, isDepositAddress, kindOfNetwork, readChainAddress } from '../networks/index.ts';
import { deleteHolding, upsertHolding } from './chain-balances-store.ts';
import { presentHolding } from './present-chain-balance.ts';

/**
 * Names a wallet of the platform; a known one gets the new name. Deposit addresses count anyway.
 *
 * @throws Refusal `network_unknown`, `address_invalid` or `address_own`.
 */
export async function addHolding(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { network, address: typed, label }: { network: string; address: string; label: string },
): Promise<HoldingAddress> {
  const kind = (await kindOfNetwork(db.read, network)) ?? refuse('network_unknown', {}, ['network']);
  const address = readChainAddress(kind, typed.trim()) ?? refuse('address_invalid', {}, ['address']);
  if (await isDepositAddress(db.read, address)) refuse('address_own', {}, ['address']);
  return db.transact(async (tx) => {
    const hex = hexOf(kind, address);
    const holding = { id: newId(), network, address, hex, label, added_by: operator.id, added_at: now };
    const stored = await upsertHolding(tx, holding);
    await audit(tx, operator, 'network.wallet_added', `network:${network}`, { address, label }, now);
    return presentHolding(stored);
  });
}

/** Counts a wallet no longer. @throws Refusal `address_not_found`. */
export async function removeHolding(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    const { network, address } = requireFound(await deleteHolding(tx, id), 'address_not_found');
    await audit(tx, operator, 'network.wallet_removed', `network:${network}`, { address }, now);
  });
  return null;
}

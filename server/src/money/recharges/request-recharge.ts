import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { usd } from '@tradewind/contract/base/money';
import type { requestRecharge as contract } from '@tradewind/contract/money/recharges';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { openNetworks } from '../networks/index.ts';
import { requireUnlocked } from '../../people/users/index.ts';
import { useUpload } from '../../platform/uploads/index.ts';
import { requireOpenWallet } from '../wallet/index.ts';
import { maxTransfer, readAmount } from './recharge.ts';
import { countOpen, findSameTransfer, insertTransfer, lockRequests } from './recharges-store.ts';

const maxOpen = 20;

/**
 * Requests a recharge by transfer, with evidence. An operator decides about it. A repeated request returns the first
 * one.
 *
 * @throws Refusal for invalid input, a closed wallet, or too many open requests.
 */
export async function requestRecharge(
  { db }: Pick<Deps, 'db'>,
  { actor, now }: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<Work<{ id: string }>> {
  const { userId } = actor;
  const settings = await requireOpenWallet(db.read, now);
  const networks = await openNetworks(db.read);
  if (networks.length === 0) refuse('not_yet_open');
  if (!networks.some(({ code }) => code === input.network)) refuse('network_unknown', {}, ['network']);
  if (!input.blockchain) refuse('recharge_address_missing', {}, ['blockchain']);
  const asked = readAmount(input.price, { min: usd(settings['recharge.minimum']), max: maxTransfer });
  if (!input.image) refuse('evidence_required', {}, ['image']);

  return async (tx) => {
    await requireUnlocked(tx, userId, 'top_ups', now);
    await lockRequests(tx, userId);
    const evidence = (await useUpload(tx, userId, input.image, now)) ?? refuse('evidence_invalid', {}, ['image']);
    const transfer = { userId, network: input.network, address: input.blockchain, asked, evidenceId: evidence.id };
    const same = await findSameTransfer(tx, transfer);
    if (!same && (await countOpen(tx, userId, 'auditing')) >= maxOpen) refuse('too_many_requests');
    return { id: same ?? (await insertTransfer(tx, transfer, now)) };
  };
}

import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { lockWithdrawal, type LockedWithdrawal } from './withdrawals-store.ts';

/**
 * Locks a withdrawal that an operator can still decide on.
 *
 * @throws Refusal `withdrawal_not_found`, `already_decided`.
 */
export async function openWithdrawal(tx: Tx, id: string): Promise<LockedWithdrawal> {
  const withdrawal = requireFound(await lockWithdrawal(tx, id), 'withdrawal_not_found');
  if (withdrawal.status !== 'auditing') refuse('already_decided');
  return withdrawal;
}

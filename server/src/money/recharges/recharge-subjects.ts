import type { RechargeMethod } from '@tradewind/contract/money/recharges';
import { rechargeMethodTexts } from '@tradewind/contract/money/recharge-texts';
import type { MovementSubject } from '@tradewind/contract/money/wallet';
import { isOneOf } from '../../base/db/conditions.ts';
import { isId } from '../../base/ids/ids.ts';
import type { FindSubjects } from '../wallet/index.ts';

/** The recharges that movements of a wallet credited or reversed, found by the reference of the posting. */
export const rechargeSubjects: FindSubjects = async (read, userId, entries, { locale }) => {
  const namesByTransaction = new Map(
    entries.flatMap(({ transactionId, reference }) => nameOf(reference).map((name) => [transactionId, name] as const)),
  );
  if (namesByTransaction.size === 0) return new Map();
  const names = [...new Set(namesByTransaction.values())];
  const recharges = await read
    .selectFrom('recharges')
    .select(['id', 'method', 'network', 'chain_reference'])
    .where('user_id', '=', userId)
    .where(({ or }) => or([isOneOf('id', names.filter(isId)), isOneOf('chain_reference', names, 'text')]))
    .execute();
  const byName = new Map(
    recharges.flatMap((recharge) => [recharge.id, recharge.chain_reference].map((name) => [name, recharge] as const)),
  );
  return new Map(
    [...namesByTransaction].flatMap(([transactionId, name]): [string, MovementSubject][] => {
      const recharge = byName.get(name);
      if (!recharge) return [];
      const methodText = rechargeMethodTexts[recharge.method as RechargeMethod][locale];
      return [
        [
          transactionId,
          {
            what: 'recharge',
            id: recharge.id,
            party: recharge.method === 'chain' ? (recharge.network ?? methodText) : methodText,
            audit: null,
          },
        ],
      ];
    }),
  );
};

/** Reads `recharge:<id>…` or `deposit:<transfer>`. */
function nameOf(reference: string): string[] {
  const [what, ...rest] = reference.split(':');
  if (what === 'recharge') return rest.slice(0, 1);
  return what === 'deposit' ? [rest.join(':')] : [];
}

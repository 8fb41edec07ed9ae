import type { MovementSubject } from '@tradewind/contract/money/wallet';
import { isId } from '../../base/ids/ids.ts';
import type { FindSubjects } from '../wallet/index.ts';
import { presentWithdrawalRow } from './present-withdrawal.ts';
import { maskedAccount } from './read-payout-account.ts';
import { findWithdrawals } from './withdrawal-queries.ts';

/** The withdrawals that movements of a wallet requested, paid or returned. The status is shown with the request. */
export const withdrawalSubjects: FindSubjects = async (read, userId, entries, { locale, now }) => {
  const references = entries.flatMap(({ transactionId, reference }) => {
    const [what, id = '', act] = reference.split(':');
    return what === 'withdrawal' && isId(id) ? [{ transactionId, id, act }] : [];
  });
  if (references.length === 0) return new Map();
  const found = new Map(
    (
      await findWithdrawals(
        read,
        references.map(({ id }) => id),
        userId,
      )
    ).map((row) => [row.id, row]),
  );
  return new Map(
    references.flatMap(({ transactionId, id, act }): [string, MovementSubject][] => {
      const row = found.get(id);
      if (!row) return [];
      const { status, state, status_text } = presentWithdrawalRow(row, locale, now);
      const audit =
        act === 'asked' && state !== 'passed'
          ? { status, text: status_text, is_cancelled: state === 'cancelled' ? (1 as const) : (0 as const) }
          : null;
      return [
        [
          transactionId,
          { what: 'withdrawal', id, party: `${row.bank_name || row.network} ${maskedAccount(row)}`.trim(), audit },
        ],
      ];
    }),
  );
};

import type { MovementSubject } from '@tradewind/contract/money/wallet';
import type { Read } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import type { FundRecordEntry } from '../ledger/index.ts';

/** Finds the subjects of a shopper's movements (orders, withdrawals …) by transaction id, with at most one query. */
export type FindSubjects = (
  read: Read,
  userId: string,
  entries: readonly FundRecordEntry[],
  call: Pick<Call, 'locale' | 'now'>,
) => Promise<Map<string, MovementSubject>>;

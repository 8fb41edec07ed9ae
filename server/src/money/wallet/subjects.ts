import type { MovementSubject } from '@tradewind/contract/money/wallet';
import type { Read } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import type { FundRecordEntry } from '../ledger/index.ts';

/** What ranks above the wallet says of a shopper's movements: what those are about that it knows, by transaction. One query at most, for all of them. */
export type FindSubjects = (
  read: Read,
  userId: string,
  entries: readonly FundRecordEntry[],
  call: Pick<Call, 'locale' | 'now'>,
) => Promise<Map<string, MovementSubject>>;

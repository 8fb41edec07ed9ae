import { subscription, type Module } from '../../base/module.ts';
import { foldAccounts } from './fold-accounts.ts';
import { booksCheckRequested, runRequestedChecks, runTimedCheck, type BooksCheckDeps } from './run-books-check.ts';

export {
  claimKinds,
  liabilityKinds,
  lockedKinds,
  orderEscrow,
  outside,
  platformCommissionTax,
  platformDuties,
  platformPromotions,
  platformRevenue,
  remittedKinds,
  shopAvailable,
  shopDebt,
  shopHeld,
  userAvailable,
  userHeld,
  type Account,
  type AccountKind,
  type OutsideSource,
} from './chart.ts';
export { findRun as findBooksCheckRun, type BooksCheckRun } from './books-check-runs.ts';
export { checkBooks, type BooksReport } from './check-books.ts';
export { examineBooks } from './examine-books.ts';
export { proveBooks } from './prove-books.ts';
export {
  foldAccounts,
  heldOutside,
  platformBalances,
  balanceOfPlatformAccount,
  type PlatformBalance,
} from './fold-accounts.ts';
export {
  balanceBefore,
  countFundRecord,
  readFundRecord,
  periodBounds,
  sumMonthsOfFundRecord,
  type FundRecordEntry,
  type Period,
  type Span,
} from './fund-record.ts';
export { balanceIn, balanceOf, balancesOf, escrowOf, isOfEscrow } from './ledger-queries.ts';
export { lockBalance, lockBalances } from './lock-balance.ts';
export { postTransaction, postTransactions, type Booking, type Leg, type Posting } from './post-transaction.ts';
export { isOfKinds, type PostingKind } from './posting-kinds.ts';
export {
  lastCleanCheckAt,
  listBooksChecks,
  requestBooksCheck,
  runTimedCheck,
  type BooksCheck,
  type BooksCheckDeps,
} from './run-books-check.ts';

/** The ledger: accounts, postings, fund records and the books check. */
export const ledgerModule = (deps: BooksCheckDeps): Module => ({
  timers: [
    { name: 'ledger.fold_accounts', cron: '7 * * * *', run: () => foldAccounts(deps) },
    // The whole of them on Sundays, and what is new once an hour.
    { name: 'ledger.check_books', cron: '43 3 * * 0', run: () => runTimedCheck(deps, { onlyNew: false }) },
    { name: 'ledger.check_new_entries', cron: '13 * * * *', run: () => runTimedCheck(deps, { onlyNew: true }) },
  ],
  subscriptions: [subscription(booksCheckRequested, 'run', (requests) => runRequestedChecks(deps, requests))],
});

export { liabilityKinds, lockedKinds, orderEscrow, outside, platformPromotions, platformRevenue, shopAvailable, userAvailable, userHeld, type OutsideSource } from './chart.ts';
export { checkBooks, type BooksReport } from './check-books.ts';
export { foldAccounts, platformBalances, type PlatformBalance } from './fold-accounts.ts';
export { balanceBefore, countFundRecord, readFundRecord, spanOf, type FundRecordEntry, type Period } from './fund-record.ts';
export { balanceOf, balancesOf } from './ledger-queries.ts';
export { lockBalance } from './lock-balance.ts';
export { postTransaction, type Move, type Posting, type PostingKind } from './post-transaction.ts';
export { listBooksChecks, runBooksCheck, type BooksCheck, type BooksCheckDeps } from './run-books-check.ts';

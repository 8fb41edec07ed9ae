export { orderEscrow, outside, platformPromotions, platformRevenue, shopAvailable, userAvailable, userHeld, type OutsideSource } from './chart.ts';
export { checkBooks, type BooksReport } from './check-books.ts';
export { balanceOf } from './ledger-queries.ts';
export { postTransaction, type Move, type Posting, type PostingKind } from './post-transaction.ts';

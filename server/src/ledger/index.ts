export { orderEscrow, outside, platformPromotions, userAvailable } from './chart.ts';
export { checkBooks, type BooksReport } from './check-books.ts';
export { balanceOf } from './ledger-queries.ts';
export { postTransaction, type Move, type Posting } from './post-transaction.ts';

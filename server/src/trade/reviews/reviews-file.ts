import { pickText } from '@tradewind/contract/base/locales';
import type { ShopReviewQueue } from '@tradewind/contract/trade/shop-desk/reviews';
import { exportFile, optionsCell, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { toStars } from './review.ts';
import { pagesOfReviews, type ReviewFilters } from './shop-queries.ts';

/** The reviews of a shop in a queue that the filters fit as a CSV, latest first, without the names of their authors. */
export const reviewsFile = (
  read: Read,
  call: MerchantCall,
  chosen: ReviewFilters & { queue?: ShopReviewQueue | undefined },
): SentCsv =>
  exportFile(
    'reviews',
    call,
    [
      ['written_at', (row) => timeCell(row.reviewed_at)],
      ['order', (row) => row.order_sn],
      ['product', ({ titles }) => pickText(titles, call.locale)],
      ['options', ({ specs }) => optionsCell(pickText(specs, call.locale))],
      ['stars', (row) => String(toStars(row.product_score))],
      ['service_stars', (row) => String(toStars(row.service_score))],
      ['delivery_stars', (row) => String(toStars(row.postage_score))],
      ['review', (row) => [row.words, row.follow_up].filter(Boolean).join('\n')],
      ['reply', ({ reply }) => reply],
      ['replied_at', (row) => timeCell(row.replied_at)],
    ],
    pagesOfReviews(read, call.actor, chosen),
  );

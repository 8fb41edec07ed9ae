import { withdrawalLabels } from '@tradewind/contract/money/withdrawal-texts';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { presentPayout } from './present-payout.ts';
import { pagesOfPayouts, type PayoutFilters } from './shop-payout-queries.ts';

/** The payouts of a shop that the filters fit as a CSV, latest first. */
export const payoutsFile = (read: Read, call: MerchantCall, filters: PayoutFilters): SentCsv =>
  exportFile(
    'payouts',
    call,
    [
      ['payout', ({ shown }) => shown.sn],
      ['requested_at', ({ row }) => timeCell(row.asked_at)],
      ['state', ({ shown }) => withdrawalLabels[shown.state][call.locale]],
      ['account', ({ shown }) => shown.to],
      ['amount', ({ shown }) => shown.price],
      ['fee', ({ shown }) => shown.fee],
      ['receives', ({ shown }) => shown.receives],
      ['member', ({ shown }) => shown.asked_by],
      ['decided_at', ({ row }) => timeCell(row.decided_at)],
      ['reference', ({ shown }) => shown.reference],
      ['reason', ({ shown }) => shown.reason],
    ],
    presentedPages(read, call.actor.shopId, filters),
  );

async function* presentedPages(read: Read, shopId: string, filters: PayoutFilters) {
  for await (const rows of pagesOfPayouts(read, shopId, filters))
    yield rows.map((row) => ({ row, shown: presentPayout(row) }));
}

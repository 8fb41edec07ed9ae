import { toWire, usd } from '@tradewind/contract/base/money';
import { earningStateTexts } from '@tradewind/contract/money/statement-texts';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { pagesOfEarnings, type EarningFilters } from './earnings-queries.ts';

const money = (minor: bigint): string => toWire(usd(minor));

/** The earnings of a shop that the filters fit as a CSV, latest payment first. */
export const earningsFile = (read: Read, call: MerchantCall, afterSaleDays: number, filters: EarningFilters): SentCsv =>
  exportFile(
    'earnings',
    call,
    [
      ['order', ({ sn }) => sn],
      ['paid_at', (row) => timeCell(row.paid_at)],
      ['state', ({ state }) => earningStateTexts[state][call.locale]],
      ['gross', ({ due }) => money(due)],
      ['of_promotion', ({ discount }) => money(discount)],
      ['refunded', ({ refunded }) => money(refunded)],
      ['commission', (row) => money(row.commission - row.commission_back)],
      ['return_freight', (row) => money(row.return_freight)],
      ['net', ({ net }) => money(net)],
      ['released_at', (row) => timeCell(row.released_at)],
      ['releases_at', (row) => timeCell(row.releases_at)],
    ],
    pagesOfEarnings(read, call.actor.shopId, afterSaleDays, filters),
  );

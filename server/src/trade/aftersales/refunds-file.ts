import { pickText } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { refundReasonTexts, type RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import { refundStateTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { RefundState } from '@tradewind/contract/trade/refunds';
import type { RefundQueue } from '@tradewind/contract/trade/shop-desk/aftersales';
import { exportFile, optionsCell, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { pagesOfRefunds, type RefundFilters } from './shop-refund-queries.ts';

const money = (minor: bigint | null): string => (minor === null ? '' : toWire(usd(minor)));

/** The refunds of a shop in a queue that the filters fit as a CSV, latest request first. */
export const refundsFile = (
  read: Read,
  call: MerchantCall,
  chosen: RefundFilters & { queue?: RefundQueue | undefined },
): SentCsv =>
  exportFile(
    'refunds',
    call,
    [
      ['refund', ({ sn }) => sn],
      ['order', (row) => row.order_sn],
      ['requested_at', (row) => timeCell(row.asked_at)],
      ['state', ({ state }) => refundStateTexts[state as RefundState][call.locale]],
      ['reason', (row) => row.reason_words || refundReasonTexts[row.reason as RefundReasonCode][call.locale]],
      [
        'products',
        ({ lines }) =>
          lines
            .map(({ titles, specs, quantity }) =>
              `${quantity} × ${pickText(titles, call.locale)} ${optionsCell(pickText(specs, call.locale))}`.trim(),
            )
            .join('; '),
      ],
      ['quantity', ({ lines }) => String(lines.reduce((sum, { quantity }) => sum + quantity, 0))],
      ['with_return', (row) => (row.with_return ? 'TRUE' : 'FALSE')],
      ['exchange', (row) => (row.exchange ? 'TRUE' : 'FALSE')],
      ['asked', ({ asked }) => money(asked)],
      ['refunded', ({ granted }) => money(granted)],
      ['return_freight', (row) => money(BigInt(row.return_freight))],
      ['ended_at', (row) => timeCell(row.over_at)],
    ],
    pagesOfRefunds(read, call.actor.shopId, chosen),
  );

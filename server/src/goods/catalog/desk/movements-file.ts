import { pickText } from '@tradewind/contract/base/locales';
import { movementLabels } from '@tradewind/contract/goods/movement-labels';
import type { MovementReason } from '@tradewind/contract/goods/shop-desk/stock';
import { exportFile, optionsCell, timeCell, type SentCsv } from '../../../base/csv/export-file.ts';
import type { Read } from '../../../base/db/database.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { specText } from '../spec.ts';
import { pagesOfMovements, type MovementFilters } from './movements-queries.ts';

/** The movements of the stock of a shop that the filters fit as a CSV, latest first. */
export const movementsFile = (read: Read, call: MerchantCall, filters: MovementFilters): SentCsv =>
  exportFile(
    'stock-movements',
    call,
    [
      ['at', (row) => timeCell(row.moved_at)],
      ['product', ({ titles }) => pickText(titles, call.locale)],
      ['options', ({ options, choice }) => optionsCell(specText(options, choice, call.locale))],
      ['sku', ({ code }) => code],
      ['reason', ({ reason }) => movementLabels[reason as MovementReason][call.locale]],
      ['change', ({ quantity }) => String(quantity)],
      ['stock_before', ({ before }) => String(before)],
      ['stock_after', ({ after }) => String(after)],
      ['member', ({ nickname, username }) => nickname || username || ''],
      ['note', ({ note }) => note],
    ],
    pagesOfMovements(read, call.actor.shopId, filters),
  );

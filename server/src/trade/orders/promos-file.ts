import { promoStateTexts } from '@tradewind/contract/trade/promo-texts';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { pagesOfPromos, type PromoFilters } from './promo-desk-queries.ts';

/** The promo codes of a shop that the filters fit as a CSV, latest first. */
export const promosFile = (read: Read, call: MerchantCall, filters: Omit<PromoFilters, 'shopId'>): SentCsv =>
  exportFile(
    'promo-codes',
    call,
    [
      ['code', ({ code }) => code],
      ['discount', ({ title }) => title],
      ['state', ({ state }) => promoStateTexts[state][call.locale]],
      ['minimum', ({ minimum }) => minimum],
      ['uses', ({ used }) => String(used)],
      ['uses_left', (row) => String(row.uses_left ?? '')],
      ['given', ({ given }) => given],
      ['starts_at', (row) => timeCell(new Date(row.starts_at))],
      ['ends_at', (row) => timeCell(new Date(row.ends_at))],
    ],
    pagesOfPromos(read, call.locale, { ...filters, shopId: call.actor.shopId }, call.now),
  );

import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { Refusal } from '@tradewind/contract/base/refusals';
import type { checkShipments as contract, ShipmentRow } from '@tradewind/contract/trade/shop-desk/fulfilment';
import type { Read } from '../../../base/db/database.ts';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { readShipmentFile, type TypedShipment } from './shipment-file.ts';
import { checkRow, presentRow, readTargets } from './shipment-rules.ts';

/**
 * Checks a file of tracking numbers without changing anything: which rows can be shipped, which were recorded before, and
 * what is wrong with the others.
 *
 * @throws Refusal `shipments_unreadable`, `shipments_columns_missing`, `shipments_too_many`.
 */
export function checkShipments(
  demo: boolean,
  call: MerchantCall,
  { csv }: { csv: string },
): Work<OutputOf<typeof contract>> {
  const { rows, skipped } = readShipmentFile(csv, call.locale);
  return async (tx) => ({ list: await checkRows(tx, demo, call, rows), skipped });
}

/** Each row with what would become of it. */
async function checkRows(
  read: Read,
  demo: boolean,
  { actor, locale, now }: MerchantCall,
  rows: readonly TypedShipment[],
): Promise<ShipmentRow[]> {
  const targets = await readTargets(read, actor.shopId, rows);
  const lineOfNumber = new Map<string, number>();
  return rows.map((row) => {
    const checked = checkRow(row, targets, { demo, now });
    const key = checked.row.number;
    const earlier = lineOfNumber.get(key);
    lineOfNumber.set(key, earlier ?? row.line);
    const outcome =
      checked.outcome instanceof Refusal || earlier === undefined
        ? checked.outcome
        : new Refusal('shipment_repeated', { line: earlier });
    return presentRow(checked.row, outcome, locale);
  });
}

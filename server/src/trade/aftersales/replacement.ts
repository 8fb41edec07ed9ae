import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { returnStock, takeStock } from '../../goods/catalog/index.ts';
import { linesOfRequest, type LockedRequest } from './refunds-store.ts';

/** Takes the replacement of an exchange out of stock, until it is sent or the request ends otherwise. @throws Refusal `exchange_short`. */
export async function reserveReplacement(tx: Tx, request: LockedRequest, at: Date): Promise<void> {
  const [shortage] = await takeStock(tx, await replacementOf(tx, request), at, 'exchanged');
  if (shortage) refuse('exchange_short', { left: shortage.left });
}

/** Returns the replacement to stock, where one was taken. */
export async function releaseReplacement(tx: Tx, request: LockedRequest, at: Date): Promise<void> {
  if (request.reserved) await returnStock(tx, await replacementOf(tx, request), { reason: 'exchanged', at });
}

async function replacementOf(tx: Tx, { id, orderId }: LockedRequest) {
  const lines = await linesOfRequest(tx, id);
  return lines.flatMap(({ exchange_sku_id: skuId, quantity }) => (skuId ? [{ skuId, quantity, orderId }] : []));
}

import { refundReasons, type RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import type { Read } from '../../base/db/database.ts';
import { readSettings } from '../../platform/settings/index.ts';

/**
 * The most that the shop pays for a return, in minor units: by the settings of the moment of the request, and nothing
 * where the shopper bears the cost.
 */
export async function readMaxReturnFreight(read: Read, reason: RefundReasonCode, askedAt: Date): Promise<bigint> {
  if (refundReasons[reason].returnFreight === 'shopper') return 0n;
  return (await readSettings(read, askedAt))['aftersale.returnFreightMost'];
}

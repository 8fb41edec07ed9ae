import { refundReasons, type RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import type { Read } from '../../base/db/database.ts';
import { readSettings } from '../../platform/settings/index.ts';

/** Up to how much of what a return costs the shop pays: what was set when the refund was asked for, and nothing where the shopper bears it. */
export async function mostForReturn(read: Read, reason: RefundReasonCode, askedAt: Date): Promise<bigint> {
  if (refundReasons[reason].returnFreight === 'shopper') return 0n;
  return (await readSettings(read, askedAt))['aftersale.returnFreightMost'];
}

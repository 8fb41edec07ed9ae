import { toWire, usd } from '@tradewind/contract/base/money';

/** US cents as decimal text of dollars. */
export const cents = (minor: bigint): string => toWire(usd(minor));

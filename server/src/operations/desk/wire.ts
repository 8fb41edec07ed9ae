import { toWire, usd } from '@tradewind/contract/base/money';

/** Minor units of the books as decimal text. */
export const cents = (minor: bigint): string => toWire(usd(minor));

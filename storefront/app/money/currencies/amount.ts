import { fromWire, type Money, usd } from '@tradewind/contract/base/money';

/** An amount of the wire as a number of cents; the server sends nothing that is no amount. */
export const amountOf = (wire: string): Money => fromWire(wire) ?? usd(0);

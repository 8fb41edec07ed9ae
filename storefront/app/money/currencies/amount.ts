import { fromWire, type Money, usd } from '@tradewind/contract/base/money';

/** An amount as the wire writes it, in cents; the server sends valid amounts only. */
export const amountOf = (wire: string): Money => fromWire(wire) ?? usd(0);

export const isPositive = (wire: string): boolean => amountOf(wire).minor > 0n;

import { fromWire, type Money } from '@tradewind/contract/base/money';

/** What an amount field may contain while somebody types. */
const typing = /^\d{0,7}(\.\d{0,2})?$/;

/**
 * What an amount field shows after a change: a decimal comma becomes a point, thousands separators are removed, and
 * input that can't become an amount is ignored.
 */
export function amountInput(before: string, after: string): string {
  const plain = after.replace(/[\s$]/g, '');
  const points = plain.includes('.')
    ? plain.replaceAll(',', '')
    : plain.replace(/,(?=\d{3}(\D|$))/g, '').replace(',', '.');
  const text = points.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  return typing.test(text) ? text : before;
}

/** The amount that was typed; null while there is none above zero. */
export function parseAmountInput(text: string): Money | null {
  const money = fromWire(text.replace(/\.$/, ''));
  return money && money.minor > 0n ? money : null;
}

/**
 * Numbers as all five languages write them, by hand: the first `Intl.NumberFormat` of a page makes the browser look
 * through every language it knows, which takes a telephone as long as drawing Home.
 */

/** Whole digits with a comma before each thousand. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A number that is written as it is; null for one that needs rounding, a minus sign or a power of ten. */
export function plainDigits(value: number, decimals: number): string | null {
  const [, whole, fraction = ''] = /^(\d{1,15})(\.\d+)?$/.exec(String(value)) ?? [];
  return whole === undefined || fraction.length > (decimals > 0 ? decimals + 1 : 0) ? null : grouped(whole) + fraction;
}

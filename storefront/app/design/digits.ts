/**
 * Formats plain numbers, which all five languages write alike, without `Intl`: the first `Intl.NumberFormat` of a page
 * costs a phone about as much time as rendering Home.
 */

/** Whole digits with a comma before each thousand. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A non-negative number that needs no rounding; null for any other. */
export function plainDigits(value: number, decimals: number): string | null {
  const [, whole, fraction = ''] = /^(\d{1,15})(\.\d+)?$/.exec(String(value)) ?? [];
  return whole === undefined || fraction.length > (decimals > 0 ? decimals + 1 : 0) ? null : grouped(whole) + fraction;
}

import { useMemo } from 'react';
import { type DateStyle, formatCompact, formatDate, formatMoney, formatNumber, formatPercent } from './format.ts';
import { useLocale } from './use-translation.tsx';

/** The helpers of `format.ts`, bound to the language that is spoken now. */
export function useFormat() {
  const locale = useLocale();
  return useMemo(
    () => ({
      money: (amount: string) => formatMoney(locale, amount),
      number: (value: number) => formatNumber(locale, value),
      compact: (value: number) => formatCompact(locale, value),
      percent: (value: number) => formatPercent(locale, value),
      date: (moment: string, style?: DateStyle) => formatDate(locale, moment, style),
    }),
    [locale],
  );
}

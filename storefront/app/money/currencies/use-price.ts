import { convert } from '@tradewind/contract/money/exchange';
import { fromWire, type Money, usd } from '@tradewind/contract/base/money';
import { priceText } from '../../design/price-parts.ts';
import { useLocale } from '../../i18n/use-translation.tsx';
import { useShownCurrency } from './shown-currency.ts';

export interface ShownPrice {
  amount: Money;
  /** Turned by a rate: what is charged is another amount, in dollars. */
  about: boolean;
}

/** Turns dollars into what this page shows prices in: the one way for screens where one shops. Bills stay in dollars. */
export function usePrice() {
  const shown = useShownCurrency();
  const locale = useLocale();
  const price = (dollars: Money): ShownPrice =>
    shown ? { amount: convert(dollars, shown.currency, shown.rate), about: true } : { amount: dollars, about: false };
  return {
    price,
    /** An amount of the wire within a text. */
    text(wire: string): string {
      const { amount, about } = price(fromWire(wire) ?? usd(0));
      return `${about ? '≈ ' : ''}${priceText(amount, locale)}`;
    },
  };
}

import { convert } from '@tradewind/contract/money/exchange';
import type { Money } from '@tradewind/contract/base/money';
import { priceText } from '../../design/price-parts.ts';
import { useLocale } from '../../i18n/use-translation.tsx';
import { amountOf } from './amount.ts';
import { useShownCurrency } from '../../api/shown-currency.ts';

export interface ShownPrice {
  amount: Money;
  /** Converted by a rate: what is charged is another amount, in dollars. */
  about: boolean;
}

/** Converts dollars into the shown currency, for prices of products. Bills stay in dollars. */
export function usePrice() {
  const shown = useShownCurrency();
  const locale = useLocale();
  const price = (dollars: Money): ShownPrice =>
    shown ? { amount: convert(dollars, shown.currency, shown.rate), about: true } : { amount: dollars, about: false };
  return {
    price,
    /** An amount of the wire within a text. */
    text(wire: string): string {
      const { amount, about } = price(amountOf(wire));
      return `${about ? '≈ ' : ''}${priceText(amount, locale)}`;
    },
  };
}

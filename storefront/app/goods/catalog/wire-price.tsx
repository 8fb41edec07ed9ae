import { fromWire, usd } from '@tradewind/contract/base/money';
import { usePrice } from '../../money/currencies/use-price.ts';
import { Price, type PriceProps } from '../../design/price.tsx';
import { useLocale } from '../../i18n/use-translation.tsx';

interface WirePriceProps extends Pick<PriceProps, 'size' | 'tone' | 'className'> {
  /** As the wire writes it: `"12.50"`. */
  amount: string;
}

/** An amount from the wire as a price in the shopper's language and currency. */
export function WirePrice({ amount, ...look }: WirePriceProps) {
  const locale = useLocale();
  const { price } = usePrice();
  return <Price {...look} {...price(fromWire(amount) ?? usd(0))} locale={locale} />;
}

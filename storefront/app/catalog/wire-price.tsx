import { fromWire, usd } from '@tradewind/contract/money';
import { Price, type PriceProps } from '../design/price.tsx';
import { useLocale } from '../i18n/use-translation.tsx';

interface WirePriceProps extends Pick<PriceProps, 'size' | 'tone' | 'className'> {
  /** As the wire writes it: `"12.50"`. */
  amount: string;
}

/** An amount of the wire, drawn as a price in the shopper's language. */
export function WirePrice({ amount, ...look }: WirePriceProps) {
  const locale = useLocale();
  return <Price {...look} amount={fromWire(amount) ?? usd(0)} locale={locale} />;
}

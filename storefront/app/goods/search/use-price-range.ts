import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Formats whole dollars, alone and as a price range. */
export function usePriceRange() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const whole = (amount: number) => `$${number(amount)}`;
  const range = (from: number | undefined, to: number | undefined): string | null => {
    if (from !== undefined && to !== undefined) return `${whole(from)} – ${whole(to)}`;
    if (from !== undefined) return t('search.priceFrom', { price: whole(from) });
    return to === undefined ? null : t('search.priceTo', { price: whole(to) });
  };
  return { whole, range };
}

import { Link } from '../../shell/router/link.tsx';
import { Photo } from '../../design/photo.tsx';
import { Price } from '../../design/price.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-translation.tsx';
import { amountOf } from '../../money/currencies/amount.ts';
import { skuText } from './sku-sheet/choice.ts';

export interface ProductLineProps {
  image: string;
  title: string;
  spec: string;
  /** Of one piece. */
  price: string;
  count: number;
  /** Link of the title. */
  to?: string;
}

/** In the narrowest windows two lines are too few to tell one product from another. */
const titleLook = 'line-clamp-2 text-body max-[359px]:line-clamp-4';

/** One line of a bill: picture, title, SKU, price of one piece and quantity. */
export function ProductLinePart({ image, title, spec, price, count, to }: ProductLineProps) {
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <div className="flex gap-3">
      <Photo src={image} alt="" width={68} height={68} className="size-[68px] shrink-0 rounded-sm" />
      <div className="min-w-0 flex-1">
        {to ? (
          <Link to={to} className={titleLook}>
            {title}
          </Link>
        ) : (
          <p className={titleLook}>{title}</p>
        )}
        {spec && <p className="text-cap text-ink-3">{skuText(spec)}</p>}
      </div>
      <div className="shrink-0 text-right">
        <Price amount={amountOf(price)} locale={locale} size="sm" tone="ink" />
        <p className="tnum text-cap text-ink-3">× {number(count)}</p>
      </div>
    </div>
  );
}

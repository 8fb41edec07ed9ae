import type { CartRow } from '@tradewind/contract/trade/cart';
import { Link } from 'react-router';
import { WirePrice } from '../../goods/catalog/wire-price.tsx';
import { usePrice } from '../../money/currencies/use-price.ts';
import { Checkbox } from '../../design/checkbox.tsx';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { CartProblemPart } from './cart-problem-part.tsx';
import { CartSpecPart } from './cart-spec-part.tsx';

export interface CartLineProps {
  line: CartRow;
  selected: boolean;
  /** Absent for lines that can't be selected. */
  onSelect: ((selected: boolean) => void) | undefined;
  onQuantity: (quantity: number) => void;
}

/** So few are left that it is worth saying. */
const few = 5;

export function CartLinePart({ line, selected, onSelect, onQuantity }: CartLineProps) {
  const { t } = useTranslation();
  const { text } = usePrice();
  const locale = useLocale();
  const { title, image } = line.goods;
  const product = `/detail/${line.product_id}/${line.mer_id}`;
  return (
    <div className="flex items-center gap-1 py-2 pr-3.5 pl-1">
      <Checkbox
        checked={selected}
        disabled={!onSelect}
        onChange={(next) => onSelect?.(next)}
        label={t('cart.selectLine', { title })}
      />
      <Link to={product} tabIndex={-1} aria-hidden className="shrink-0 self-start pt-1">
        <Photo
          src={image}
          alt=""
          width={92}
          height={92}
          className={cx('size-[92px] rounded-sm', line.problem && 'opacity-60')}
        />
      </Link>
      <div className="ml-2 flex min-w-0 flex-1 flex-col gap-1 self-stretch pt-0.5">
        <Link to={product} className={cx('line-clamp-2 text-body', line.problem ? 'text-ink-3' : 'text-ink')}>
          {title}
        </Link>
        <CartSpecPart line={line} />
        {line.problem && <CartProblemPart line={line} problem={line.problem} onQuantity={onQuantity} />}
        {!line.problem && line.stock <= few && (
          <p className="text-cap text-warn">{t('cart.onlyLeft', { count: line.stock })}</p>
        )}
        {!line.problem && line.price_was && (
          <p className="text-cap text-info">{t('cart.priceWas', { price: text(line.price_was) })}</p>
        )}
        {!line.problem && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 pt-1">
            <WirePrice amount={line.goods.sales_price} />
            <Stepper
              value={line.cart_num}
              onChange={(quantity) => quantity !== line.cart_num && onQuantity(quantity)}
              max={Math.min(line.stock, 999)}
              label={t('cart.quantity', { title })}
              lessLabel={t('cart.less')}
              moreLabel={t('cart.more')}
              locale={locale}
            />
          </div>
        )}
      </div>
    </div>
  );
}

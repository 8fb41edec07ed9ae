import { defaultLowStock } from '@tradewind/contract/goods/low-stock';
import type { CartRow, CartProblem } from '@tradewind/contract/trade/cart';
import { Link } from '../../shell/router/link.tsx';
import { WirePrice } from '../../goods/catalog/wire-price.tsx';
import { usePrice } from '../../money/currencies/use-price.ts';
import { Checkbox } from '../../design/checkbox.tsx';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { skuText } from '../../goods/catalog/sku-sheet/choice.ts';
import { Button, buttonClass } from '../../design/button.tsx';

const ChangeSkuSheetPart = lazy(async () => ({
  default: (await import('./change-sku-sheet-part.tsx')).ChangeSkuSheetPart,
}));

export interface CartLineProps {
  line: CartRow;
  country: string;
  selected: boolean;
  /** Undefined for lines that can't be selected. */
  onSelect: ((selected: boolean) => void) | undefined;
  onQuantity: (quantity: number) => void;
}

export function CartLinePart({ line, country, selected, onSelect, onQuantity }: CartLineProps) {
  const { t } = useTranslation();
  const { text } = usePrice();
  const locale = useLocale();
  const { title, image } = line.goods;
  const product = `/detail/${line.product_id}/${line.mer_id}`;
  return (
    <div className="cart-line gap-x-1 gap-y-1 py-2 pr-3.5 pl-1">
      <Checkbox
        checked={selected}
        disabled={!onSelect}
        onChange={(next) => onSelect?.(next)}
        label={t('cart.selectLine', { title })}
      />
      <Link to={product} tabIndex={-1} aria-hidden className="pt-1">
        <Photo
          src={image}
          alt=""
          width={92}
          height={92}
          className={cx('size-[92px] rounded-sm', line.problem && 'opacity-60')}
        />
      </Link>
      <Link to={product} className={cx('line-clamp-2 text-body', line.problem ? 'text-ink-3' : 'text-ink')}>
        {title}
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <ChosenOptions line={line} />
        {line.problem && <LineProblem line={line} country={country} problem={line.problem} onQuantity={onQuantity} />}
        {!line.problem && line.stock <= defaultLowStock && (
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

/** The chosen options; pressing them opens the choice of another SKU while the product is on sale. */
function ChosenOptions({ line }: { line: CartRow }) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const spec = skuText(line.spec);
  if (!spec) return null;
  const look = 'max-w-full self-start rounded-xs bg-sunken px-2 py-1 text-left text-cap text-ink-2';
  if (line.problem === 'gone') return <p className={look}>{spec}</p>;
  return (
    <>
      <button
        type="button"
        aria-label={t('cart.change', { title: line.goods.title, spec })}
        onClick={() => setSheet('open')}
        className={`press hit inline-flex items-center gap-1 ${look}`}
      >
        <span className="min-w-0 break-words">{spec}</span>
        <ChevronDown aria-hidden size={14} className="shrink-0" />
      </button>
      {sheet !== 'never' && (
        <Suspense>
          <ChangeSkuSheetPart line={line} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}

interface LineProblemProps {
  line: CartRow;
  country: string;
  problem: CartProblem;
  onQuantity: (quantity: number) => void;
}

/** Why a line can't be bought, with a remedy: fewer pieces, another address, or similar products. */
function LineProblem({ line, country, problem, onQuantity }: LineProblemProps) {
  const { t, locale } = useTranslation();
  const words = {
    gone: t('cart.unavailable'),
    sold_out: t('cart.soldOut'),
    short: t('cart.insufficientStock', { left: line.stock, wanted: line.cart_num }),
    no_delivery: t('freight.notDelivered', { country: countryNameIn(country, locale) }),
  };
  const look = { kind: 'ghost', size: 'sm', className: '-ml-4 self-start' } as const;
  return (
    <>
      <p className="text-note text-bad">{words[problem]}</p>
      {problem === 'no_delivery' && (
        <Link to="/address" className={buttonClass(look)}>
          {t('cart.otherAddress')}
        </Link>
      )}
      {problem === 'short' ? (
        <Button {...look} onClick={() => onQuantity(line.stock)}>
          {t('cart.takeRemaining', { left: line.stock })}
        </Button>
      ) : (
        <Link to={`/search?q=${encodeURIComponent(line.goods.title)}`} className={buttonClass(look)}>
          {t('cart.findSimilar')}
        </Link>
      )}
    </>
  );
}

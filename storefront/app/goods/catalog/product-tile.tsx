import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { Star, Zap } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Card, stretchedLink } from '../../design/card.tsx';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { variantsOf } from '../../design/picture-variants.ts';
import { usePrice } from '../../money/currencies/use-price.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AddButton } from './add-button.tsx';
import { SoldBar } from './flash-parts.tsx';
import { productPath } from './paths.ts';
import { WirePrice } from './wire-price.tsx';

export interface ProductTileProps {
  card: ProductCard;
  /** Its rank among the most ordered; the first three get a mark. */
  rank?: number;
  /** Taller than wide, for the two columns of Explore; the title then takes the lines it needs. */
  tall?: boolean;
  masonry?: boolean;
  /** Of the pieces of its flash sale, in per cent; shown where it is given. */
  soldPercent?: number;
  /** In the first view. */
  priority?: boolean;
}

/**
 * How wide a tile is, about: see `product-grid` in rows.css. On a telephone it is wider, but a variant of 400 pixels is
 * enough there, whatever its density.
 */
const sizes = 'min(200px,30vw)';

/** A product in a list: the whole tile links to the product, the plus adds it to the cart; a mouse sees its second picture. */
export function ProductTile({ card, rank, tall, masonry, priority, soldPercent }: ProductTileProps) {
  const { t } = useTranslation();
  const { text } = usePrice();
  const { goods } = card;
  const shape = cx('w-full', tall ? 'aspect-4/5 md:aspect-square' : 'aspect-square');
  return (
    <Card
      as="li"
      className="press group relative flex min-w-0 flex-col overflow-hidden transition-shadow pointer-fine:hover:shadow-pop"
    >
      <Photo
        src={goods.image}
        alt=""
        width={400}
        height={tall ? 500 : 400}
        sizes={sizes}
        priority={priority}
        className={shape}
      />
      {goods.second_image && (
        <img
          src={goods.second_image}
          {...variantsOf(goods.second_image, sizes)}
          alt=""
          loading="lazy"
          className={cx('second', shape)}
        />
      )}
      {rank !== undefined && rank <= 3 && !card.in_flash_sale && (
        <span className="absolute top-3 left-0 rounded-r-full bg-ink/80 px-2.5 py-0.5 text-micro font-bold text-surface">
          {t('catalog.top', { rank })}
        </span>
      )}
      {card.sold_out && (
        <span className="absolute top-3 right-3 rounded-full bg-ink/80 px-2.5 py-0.5 text-micro font-semibold text-surface">
          {t('catalog.soldOut')}
        </span>
      )}
      {card.in_flash_sale && (
        <span className="absolute top-3 left-0 inline-flex items-center gap-1 rounded-r-full bg-ember-solid px-2.5 py-0.5 text-micro font-bold text-on-solid">
          <Zap aria-hidden size={11} className="fill-current" />
          {t('catalog.flash.mark')}
        </span>
      )}
      <div className="flex grow flex-col gap-1 px-3 pt-2.5 pb-2.5">
        <Link
          to={productPath(card)}
          className={cx(
            'line-clamp-2 text-note break-words max-[359px]:line-clamp-3',
            masonry ? 'md:min-h-[2lh]' : 'min-h-[2lh]',
            stretchedLink,
          )}
        >
          {goods.title}
        </Link>
        {soldPercent === undefined ? <RatingAndSales card={card} /> : <SoldBar percent={soldPercent} />}
        <div className="mt-auto flex items-center justify-between gap-1">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
            <WirePrice amount={goods.sales_price} className="min-w-0 flex-wrap" />
            {card.in_flash_sale && (
              <s className="tnum text-cap text-ink-3">
                <span className="sr-only">{t('catalog.before')} </span>
                {text(goods.market_price)}
              </s>
            )}
          </span>
          {!card.sold_out && (
            <span className="relative z-1 -my-1.5 -mr-1.5">
              <AddButton card={card} />
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Score, or that the product is new, and pieces sold, as far as there are any. */
function RatingAndSales({ card: { score, is_new: isNew, sales } }: { card: ProductCard }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <p className="flex min-h-[1lh] min-w-0 items-center gap-1 text-cap text-ink-3">
      {score !== null && (
        <>
          <Star aria-hidden size={12} className="shrink-0 fill-star text-star" />
          <span aria-hidden className="tnum">
            {number(score)}
          </span>
          <span className="sr-only">{t('catalog.score', { score: number(score) })}</span>
        </>
      )}
      {isNew && t('catalog.new')}
      {(isNew || score !== null) && sales > 0 && <span aria-hidden>·</span>}
      {sales > 0 && <span className="tnum truncate">{t('catalog.sold', { count: sales })}</span>}
    </p>
  );
}

import type { FavouriteProduct } from '@tradewind/contract/goods/favourites';
import { Heart, PackageCheck, TrendingDown } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { AddButton } from '../catalog/add-button.tsx';
import { productPath } from '../catalog/paths.ts';
import { WirePrice } from '../catalog/wire-price.tsx';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Card, stretchedLink } from '../../design/card.tsx';
import { cx } from '../../design/class-names.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { Photo } from '../../design/photo.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface FavouriteRowProps {
  card: FavouriteProduct;
  busy: boolean;
  onToggle: () => void;
}

/** A favourite: the row links to the product, the heart removes it, the plus adds it to the cart. */
export function FavouriteRow({ card, busy, onToggle }: FavouriteRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { goods } = card;
  const canBeHad = card.on_sale && !card.sold_out;
  return (
    <Card as="li" className="relative flex gap-3 p-2.5">
      <Photo
        src={goods.image}
        alt=""
        width={96}
        height={96}
        className={cx('size-24 shrink-0 rounded-md', !canBeHad && 'opacity-60')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-1">
          <Link
            to={productPath(card)}
            className={cx(
              'line-clamp-2 min-w-0 flex-1 pt-0.5 text-body break-words',
              !canBeHad && 'text-ink-3',
              stretchedLink,
            )}
          >
            {goods.title}
          </Link>
          <IconButton
            icon={Heart}
            filled
            label={t('favourites.remove', { title: goods.title })}
            aria-busy={busy || undefined}
            onClick={onToggle}
            className="z-1 -mt-2 -mr-1.5 *:text-ember"
          />
        </div>
        <Marks card={card} />
        <div className="mt-auto flex min-h-8 items-center justify-between gap-2">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <WirePrice amount={goods.sales_price} tone={canBeHad ? 'ember' : 'ink'} />
            {card.price_was && (
              <s className="tnum text-cap text-ink-3">
                <span className="sr-only">{t('catalog.before')} </span>
                {money(card.price_was)}
              </s>
            )}
          </span>
          {canBeHad && (
            <span className="relative z-1 -my-1.5 -mr-1.5">
              <AddButton card={card} />
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Badges for what has changed since the product became a favourite. */
function Marks({ card }: { card: FavouriteProduct }) {
  const { t } = useTranslation();
  if (!card.on_sale) return <p className="text-cap text-bad">{t('favourites.unavailable')}</p>;
  if (card.sold_out) return <p className="text-cap text-ink-3">{t('catalog.soldOut')}</p>;
  if (!card.price_was && !card.back_in_stock) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {card.price_was && (
        <Badge tone="ember" icon={TrendingDown}>
          {t('favourites.cheaper')}
        </Badge>
      )}
      {card.back_in_stock && (
        <Badge tone="ok" icon={PackageCheck}>
          {t('favourites.backInStock')}
        </Badge>
      )}
    </p>
  );
}

/** Shown in place of a removed favourite, with a button that restores it. */
export function RemovedFavouriteRow({ card, busy, onToggle }: FavouriteRowProps) {
  const { t } = useTranslation();
  return (
    <Card as="li" className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
      <p role="status" className="min-w-0 flex-1 truncate text-note text-ink-2">
        {t('favourites.removed', { title: card.goods.title })}
      </p>
      <Button kind="ghost" size="sm" loading={busy} onClick={onToggle}>
        {t('favourites.undo')}
      </Button>
    </Card>
  );
}

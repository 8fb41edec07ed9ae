import type { CartRow } from '@tradewind/contract/trade/cart';
import { Trash2 } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { productPath } from '../../goods/catalog/paths.ts';
import { SectionHeading } from '../../goods/catalog/section-heading.tsx';
import { WirePrice } from '../../goods/catalog/wire-price.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { cx } from '../../design/class-names.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { Photo } from '../../design/photo.tsx';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useDeleteLines, useSaveForLater } from './cart-data.ts';
import { skuText } from '../../goods/catalog/sku-sheet/choice.ts';

/** The lines saved for later: each can be moved back into the cart, or deleted. */
export function SavedPart({ lines, country }: { lines: readonly CartRow[]; country: string }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('cart.saved')} className="pb-3">
      <SectionHeading title={t('cart.saved')} />
      <ul className="flex flex-col gap-2.5 px-3">
        {lines.map((line) => (
          <SavedLine key={line.cart_id} line={line} country={country} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, country }: { line: CartRow; country: string }) {
  const { t, locale } = useTranslation();
  const back = useSaveForLater();
  const remove = useDeleteLines();
  const { title, image, sales_price: price } = line.goods;
  const spec = skuText(line.spec);
  const gone = line.problem === 'gone' || line.problem === 'sold_out';
  return (
    <Card as="li" className="flex gap-3 p-2.5">
      <Link to={productPath(line)} tabIndex={-1} aria-hidden className="shrink-0">
        <Photo src={image} alt="" width={72} height={72} className={cx('size-18 rounded-sm', gone && 'opacity-60')} />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Link to={productPath(line)} className="truncate text-body">
          {title}
        </Link>
        {spec && <p className="truncate text-cap text-ink-2">{spec}</p>}
        {gone && (
          <p className="text-cap text-bad">{line.problem === 'gone' ? t('cart.unavailable') : t('cart.soldOut')}</p>
        )}
        {line.problem === 'no_delivery' && (
          <p className="text-cap text-bad">{t('freight.notDelivered', { country: countryNameIn(country, locale) })}</p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <WirePrice amount={price} size="sm" tone={gone ? 'ink' : 'ember'} />
          <span className="-mr-1.5 flex items-center">
            {!gone && (
              <Button
                kind="ghost"
                size="sm"
                loading={back.isPending}
                onClick={() => back.mutate({ cartIds: [line.cart_id], saved: 0 })}
              >
                {t('cart.moveBack')}
              </Button>
            )}
            <IconButton
              icon={Trash2}
              iconSize={18}
              label={t('cart.deleteLine', { title })}
              onClick={() => remove.mutate([line.cart_id])}
              className="text-ink-3"
            />
          </span>
        </div>
      </div>
    </Card>
  );
}

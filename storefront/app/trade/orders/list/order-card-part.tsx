import type { OrderRow } from '@tradewind/contract/trade/orders';
import type { ReactNode } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { Badge } from '../../../design/badge.tsx';
import { Card } from '../../../design/card.tsx';
import { cx } from '../../../design/class-names.ts';
import { Photo } from '../../../design/photo.tsx';
import { Price } from '../../../design/price.tsx';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../../money/currencies/amount.ts';
import { orderBadge } from '../order-status.ts';
import { orderPath } from '../../../paths/order-paths.ts';
import { OrderParcelLine } from './order-parcel-line.tsx';
import { ProductLinePart } from '../../../goods/catalog/product-line-part.tsx';
import { ShopHeadPart } from '../parts/shop-head-part.tsx';

/** How many pictures fit in a row beside the total. */
const shownPictures = 3;

/**
 * One order of a list. The whole card is a link to the order; the shop and the actions lie above that link. In a wide
 * window its goods, its parcel, and its total with the actions stand side by side, in the same columns for every order.
 */
export function OrderCardPart({ order, actions }: { order: OrderRow; actions: ReactNode }) {
  const { t } = useTranslation();
  const { tone, icon } = orderBadge(order);
  const [only, ...others] = order.product;
  const several = others.length > 0;
  return (
    <Card as="article" className="relative px-4 pt-1 pb-4">
      <Link
        to={orderPath(order.order_id)}
        aria-label={t('orders.open', { number: order.order_sn })}
        className="absolute inset-0 rounded-lg transition-colors duration-(--dur-fast) active:bg-pressed"
      />
      <ShopHeadPart id={order.mer_id} name={order.mer_name} avatar={order.mer_avatar}>
        <Badge tone={tone} icon={icon} size="md">
          {order.status_text}
        </Badge>
      </ShopHeadPart>
      <div
        className={cx(
          'pointer-events-none relative mt-2 grid items-start gap-x-3 gap-y-3',
          'lg:grid-cols-[minmax(0,1fr)_13.5rem_11.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-6',
          several && 'grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <div className="min-w-0 lg:row-span-2">
          {several ? (
            <Pictures order={order} />
          ) : (
            only && (
              <ProductLinePart
                image={only.image}
                title={only.title}
                spec={only.spec}
                price={only.product_price}
                count={only.product_num}
              />
            )
          )}
        </div>
        <div
          className={cx(
            'lg:col-start-2 lg:row-span-2 lg:row-start-1',
            several && 'order-1 col-span-2 lg:col-span-1',
            'empty:hidden',
          )}
        >
          <OrderParcelLine order={order} />
        </div>
        <div className={cx('lg:col-start-3 lg:row-start-1', several && 'self-center lg:self-start')}>
          {several ? <TotalBelow order={order} /> : <OrderTotal order={order} />}
        </div>
        {actions && (
          <div
            className={cx(
              'pointer-events-auto relative z-1 flex flex-wrap justify-end gap-2.5 empty:hidden lg:col-span-1 lg:col-start-3 lg:row-start-2',
              several && 'order-2 col-span-2',
            )}
          >
            {actions}
          </div>
        )}
      </div>
    </Card>
  );
}

function OrderTotal({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-2 text-body text-ink-2">
      <span className="text-ink-3">{t('orders.items', { count: order.total_num })}</span>
      {t('orders.total')}
      <Price amount={amountOf(order.total_price)} locale={locale} size="sm" tone="ink" />
    </p>
  );
}

function Pictures({ order }: { order: OrderRow }) {
  const more = order.product.length - shownPictures;
  return (
    <ul className="flex min-w-0 items-center gap-2">
      {order.product.slice(0, shownPictures).map((line) => (
        <li key={line.order_product_id} className="min-w-0">
          <Photo
            src={line.image}
            alt={line.title}
            width={68}
            height={68}
            className="size-[68px] rounded-sm max-[359px]:size-14"
          />
        </li>
      ))}
      {more > 0 && <li className="tnum text-note text-ink-3">+{more}</li>}
    </ul>
  );
}

function TotalBelow({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className="text-right">
      <Price amount={amountOf(order.total_price)} locale={locale} size="sm" tone="ink" />
      <p className="mt-1 text-cap text-ink-3">{t('orders.items', { count: order.total_num })}</p>
    </div>
  );
}

import type { OrderRow } from '@tradewind/contract/trade/orders';
import type { ReactNode } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { Badge } from '../../../design/badge.tsx';
import { Card } from '../../../design/card.tsx';
import { Photo } from '../../../design/photo.tsx';
import { Price } from '../../../design/price.tsx';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../../money/currencies/amount.ts';
import { orderBadge } from '../order-status.ts';
import { orderPath } from '../../../paths/order-paths.ts';
import { ProductLinePart } from '../../../goods/catalog/product-line-part.tsx';
import { ShopHeadPart } from '../parts/shop-head-part.tsx';

/** How many pictures fit in a row beside the total. */
const shownPictures = 3;

/** One order of a list. The whole card is a link to the order; the shop and the actions lie above that link. */
export function OrderCardPart({ order, actions }: { order: OrderRow; actions: ReactNode }) {
  const { t } = useTranslation();
  const { tone, icon } = orderBadge(order);
  const [only, ...others] = order.product;
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
      <div className="pointer-events-none relative mt-2">
        {only && others.length === 0 ? (
          <>
            <ProductLinePart
              image={only.image}
              title={only.title}
              spec={only.spec}
              price={only.product_price}
              count={only.product_num}
            />
            <OrderTotal order={order} />
          </>
        ) : (
          <SeveralProducts order={order} />
        )}
      </div>
      {actions && <div className="relative z-1 mt-3 flex flex-wrap justify-end gap-2.5 empty:hidden">{actions}</div>}
    </Card>
  );
}

function OrderTotal({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <p className="mt-3 flex flex-wrap items-baseline justify-end gap-x-2 text-body text-ink-2">
      <span className="text-ink-3">{t('orders.items', { count: order.total_num })}</span>
      {t('orders.total')}
      <Price amount={amountOf(order.total_price)} locale={locale} size="sm" tone="ink" />
    </p>
  );
}

function SeveralProducts({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const more = order.product.length - shownPictures;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <ul className="mr-auto flex min-w-0 items-center gap-2">
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
      <div className="text-right">
        <Price amount={amountOf(order.total_price)} locale={locale} size="sm" tone="ink" />
        <p className="mt-1 text-cap text-ink-3">{t('orders.items', { count: order.total_num })}</p>
      </div>
    </div>
  );
}

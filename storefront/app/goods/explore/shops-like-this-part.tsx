import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { Link } from 'react-router';
import { shopPath } from '../catalog/paths.ts';
import { Card } from '../../design/card.tsx';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useShopLine } from '../shops/use-shop-facts.ts';

/** A few shops among the products. */
export function ShopsLikeThisPart({ shops }: { shops: readonly ShopCard[] }) {
  const { t } = useTranslation();
  return (
    <Card as="li" className="px-3 py-3">
      <h3 className="pb-1 text-note font-semibold">{t('home.shopsLikeThis')}</h3>
      {shops.map((shop) => (
        <ShopLine key={shop.mer_id} shop={shop} />
      ))}
    </Card>
  );
}

function ShopLine({ shop }: { shop: ShopCard }) {
  return (
    <Link to={shopPath(shop.mer_id)} className="press flex min-h-12 items-center gap-2 rounded-sm">
      <Photo src={shop.mer_avatar} alt="" width={64} height={64} className="size-8 shrink-0 rounded-full" />
      <span className="min-w-0">
        <span className="block truncate text-note font-medium">{shop.mer_name}</span>
        <span className="block truncate text-cap text-ink-3">{useShopLine(shop)}</span>
      </span>
    </Link>
  );
}

import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { Link } from '../../shell/router/link.tsx';
import { Card, stretchedLink } from '../../design/card.tsx';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { shopPath } from '../catalog/paths.ts';
import { FollowButton } from './follow-button.tsx';
import { useShopLine } from './use-shop-facts.ts';

/** A shop with three of its products; the whole tile links to the shop. */
export function ShopTile({ shop, className }: { shop: ShopCard; className?: string }) {
  return (
    <Card as="li" className={cx('relative flex flex-col gap-2.5 p-2.5', className)}>
      <div className="grid grid-cols-3 gap-1.5">
        {shop.pictures.slice(0, 3).map((picture) => (
          <Photo
            key={picture}
            src={picture}
            alt=""
            width={136}
            height={136}
            className="aspect-square w-full rounded-sm"
          />
        ))}
      </div>
      <div className="mt-auto flex items-center gap-2.5">
        <Photo src={shop.mer_avatar} alt="" width={76} height={76} className="size-9.5 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1">
          <Link to={shopPath(shop.mer_id)} className={cx('line-clamp-2 text-body font-semibold', stretchedLink)}>
            {shop.mer_name}
          </Link>
          <p className="text-cap text-ink-3">{useShopLine(shop)}</p>
        </div>
        <span className="relative z-1 -mr-1.5 shrink-0">
          <FollowButton shop={shop} look="icon" />
        </span>
      </div>
    </Card>
  );
}

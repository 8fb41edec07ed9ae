import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { Link } from '../../shell/router/link.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { shopPath } from '../catalog/paths.ts';
import { LawLink } from '../../platform/content/law-link.tsx';
import { FollowButton } from './follow-button.tsx';
import { ReplyTime } from '../../shell/reply-time.tsx';
import { isNewShop, shopPlaceLine, useShopFacts } from './use-shop-facts.ts';

/** A shop with its facts; with `terms` also a link to its trader and policies. */
export function ShopCardPart({ shop, terms }: { shop: ShopCard; terms?: boolean }) {
  const { t } = useTranslation();
  const facts = useShopFacts(shop);
  return (
    <Card as="section" padded aria-label={shop.mer_name} className="flex flex-col gap-3.5">
      <div className="flex items-center gap-3">
        <Photo src={shop.mer_avatar} alt="" width={104} height={104} className="size-13 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 text-base font-semibold">{shop.mer_name}</h2>
          <p className="text-note break-words text-ink-2">
            {[isNewShop(shop) && t('shops.newShop'), shopPlaceLine(shop, t('shops.since', { year: shop.since }))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <FollowButton shop={shop} className="shrink-0" />
      </div>
      {facts.length > 0 && (
        <dl className="flex rounded-md bg-sunken py-2.5">
          {facts.map(({ id, value, label }) => (
            <div
              key={id}
              className="flex min-w-0 flex-1 flex-col-reverse border-l border-line px-1.5 text-center first:border-transparent"
            >
              <dt className="text-cap break-words text-ink-2">{label}</dt>
              <dd className="tnum text-lead font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {shop.reply_minutes !== null && <ReplyTime minutes={shop.reply_minutes} className="-mt-1" />}
      <Link to={shopPath(shop.mer_id)} className={buttonClass({ kind: 'outline', wide: true })}>
        {t('shops.visit')}
      </Link>
      {terms && (
        <div className="-mt-1 flex flex-wrap justify-center gap-x-5 gap-y-2 text-note text-ink-2">
          <Link to={`${shopPath(shop.mer_id)}?tab=about`} className="hit underline underline-offset-2">
            {t('terms.show')}
          </Link>
          <LawLink slug="returns">{t('content.terms.returns')}</LawLink>
        </div>
      )}
    </Card>
  );
}

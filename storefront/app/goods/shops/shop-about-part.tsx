import type { ShopDetail } from '@tradewind/contract/goods/shops';
import { Card } from '../../design/card.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Facts } from './facts.tsx';
import { ShopTermsPart } from './shop-terms-part.tsx';

/** Who the shop is, in its own words and by law, and which rules hold there. */
export function ShopAboutPart({ shop }: { shop: ShopDetail }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2.5 p-3">
      <Card as="section" padded aria-label={t('shops.about')}>
        <p className="text-lead break-words whitespace-pre-line">{shop.about}</p>
        <div className="mt-4 border-t border-line">
          <Facts
            facts={[
              { name: t('shops.place'), value: shop.city },
              { name: t('shops.founded'), value: String(shop.since) },
            ]}
          />
        </div>
      </Card>
      <ShopTermsPart shopId={shop.mer_id} />
    </div>
  );
}

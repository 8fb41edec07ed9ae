import type { ShopDetail } from '@tradewind/contract/shops';
import { Card } from '../design/card.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Who the shop is, in its own words. */
export function ShopAboutPart({ shop }: { shop: ShopDetail }) {
  const { t } = useTranslation();
  const facts = [
    { name: t('shops.place'), value: shop.city },
    { name: t('shops.founded'), value: String(shop.since) },
  ].filter(({ value }) => value);
  return (
    <div className="p-3">
      <Card as="section" padded aria-label={t('shops.about')}>
        <p className="text-lead break-words whitespace-pre-line">{shop.about}</p>
        <dl className="mt-4 border-t border-line">
          {facts.map(({ name, value }) => (
            <div
              key={name}
              className="flex gap-3 border-b border-line py-2.5 text-body last:border-transparent last:pb-0"
            >
              <dt className="w-24 shrink-0 text-ink-3">{name}</dt>
              <dd className="min-w-0 flex-1">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

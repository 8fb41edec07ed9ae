import type { ProductFlash } from '@tradewind/contract/goods/catalog';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FlashCountdown, FlashName, SoldBar } from '../catalog/flash-parts.tsx';

interface FlashPartProps {
  flash: ProductFlash;
  /** The SKU whose price is shown. */
  skuId: string | undefined;
}

/** The flash sale that a product is in, above its price: until when, how much is sold, and how many one shopper gets. */
export function FlashPart({ flash, skuId }: FlashPartProps) {
  const { t } = useTranslation();
  const offer = flash.skus.find(({ sku_id: id }) => id === skuId);
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-ember-tint px-3 py-2.5 text-note">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-ember">
        <FlashName name={flash.name} />
        <FlashCountdown until={flash.ends_at} />
      </div>
      <SoldBar percent={flash.sold_percent} />
      <p className="text-cap text-ink-2">
        {offer ? t('catalog.flash.limit', { count: offer.per_shopper }) : t('catalog.flash.otherChoice')}
      </p>
    </div>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { ChevronRight, MapPin } from 'lucide-react';
import { Card } from '../../design/card.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { deliveryQuery } from '../../trade/freight/freight-data.ts';
import { LandedCostPart } from '../../trade/freight/landed-cost-part.tsx';
import { useShipTo } from '../../trade/freight/ship-to.ts';

interface LandedFactPartProps {
  product: ProductDetail;
  skuId: string | undefined;
  pieces: number;
}

/** The `id` of what chooses the destination on the page of a product. */
export const destinationRow = 'destination';

/**
 * What the pieces cost at the door, or the way to choose which door; nothing where they can't be sent to. As high as three rows
 * from the first paint, which does not know the destination, so that the buttons below stay in their place.
 */
export function LandedFactPart({ product, skuId, pieces }: LandedFactPartProps) {
  const { country } = useShipTo();
  const { data, isError } = useQuery({
    ...deliveryQuery(product.product_id, country, { skuId, number: pieces }),
    placeholderData: keepPreviousData,
  });
  const isPlaceKnown = data !== undefined && data.country !== '';
  const landed = isPlaceKnown ? data.landed : undefined;
  if (!skuId || (isError && !data) || (isPlaceKnown && !landed)) return null;
  return (
    <div className="px-3 pt-2.5 lg:p-0">
      <Card className="flex min-h-[calc(3lh+28px)] flex-col justify-center px-4 py-2 text-body">
        {landed && <LandedCostPart landed={landed} />}
        {data && !isPlaceKnown && <DestinationButton />}
      </Card>
    </div>
  );
}

/** Presses the row that chooses the destination; that has the focus afterwards, because this button is gone then. */
function DestinationButton() {
  const { t } = useTranslation();
  const choose = () => {
    const row = document.getElementById(destinationRow);
    row?.focus({ preventScroll: true });
    row?.click();
  };
  return (
    <button
      type="button"
      onClick={choose}
      className="press -mx-4 -my-2 flex grow items-center gap-3 rounded-lg px-4 py-2 text-left -outline-offset-2"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-tint text-sea">
        <MapPin aria-hidden size={20} strokeWidth={1.9} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('freight.allIn')}</span>
        <span className="block text-note text-ink-2">{t('freight.allInUnknown')}</span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-2" />
    </button>
  );
}

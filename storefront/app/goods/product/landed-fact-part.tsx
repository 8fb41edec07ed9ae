import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { Card } from '../../design/card.tsx';
import { deliveryQuery } from '../../trade/freight/freight-data.ts';
import { LandedCostPart } from '../../trade/freight/landed-cost-part.tsx';
import { useShipTo } from '../../trade/freight/ship-to.ts';

interface LandedFactPartProps {
  product: ProductDetail;
  skuId: string | undefined;
  pieces: number;
}

/**
 * What the pieces cost at the door; nothing where they can't be sent to. As high as three rows from the first paint, which
 * does not know the destination, so that the buttons below stay in their place.
 */
export function LandedFactPart({ product, skuId, pieces }: LandedFactPartProps) {
  const { country } = useShipTo();
  const { data, isError } = useQuery({
    ...deliveryQuery(product.product_id, country, { skuId, number: pieces }),
    placeholderData: keepPreviousData,
  });
  const isPlaceKnown = data !== undefined && data.country !== '';
  if (!skuId || (isError && !data) || (isPlaceKnown && !data.landed)) return null;
  return (
    <div className="px-3 pt-2.5 lg:p-0">
      <Card className="flex min-h-[calc(3lh+28px)] flex-col justify-center px-4 py-2 text-body">
        {data && <LandedCostPart landed={data.landed} isPlaceKnown={isPlaceKnown} />}
      </Card>
    </div>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import type { DeliveryOption } from '@tradewind/contract/trade/freight';
import { fromWire } from '@tradewind/contract/base/money';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { usePrice } from '../../money/currencies/use-price.ts';
import { deliveryQuery } from '../../trade/freight/freight-data.ts';
import { ShipByPart } from '../../trade/freight/handling-part.tsx';
import { useArrivalText } from '../../trade/freight/freight-texts.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface DeliveryFactPartProps {
  product: ProductDetail;
  skuId: string | undefined;
  pieces: number;
  country: string;
}

/** Delivery options with promised day and price. A query of its own, because the answer depends on the destination. */
export function DeliveryFactPart({ product, skuId, pieces, country }: DeliveryFactPartProps) {
  const { t, locale } = useTranslation();
  const { data } = useQuery({
    ...deliveryQuery(product.product_id, country, { skuId, number: pieces }),
    placeholderData: keepPreviousData,
  });
  if (data && data.delivered === 0) {
    return (
      <span className="text-bad">
        {country ? t('freight.notDelivered', { country: countryNameIn(country, locale) }) : t('freight.chooseCountry')}
      </span>
    );
  }
  return (
    <span className="block min-h-[42px]">
      {data?.options.map((option) => (
        <DeliveryOptionRow key={option.kind} option={option} />
      ))}
      <ShipByPart shopId={product.mer_id} className="block min-h-5 text-cap font-normal text-ink-3" />
    </span>
  );
}

function DeliveryOptionRow({ option }: { option: DeliveryOption }) {
  const { t } = useTranslation();
  const { text } = usePrice();
  const arrivalText = useArrivalText();
  return (
    <span className="block py-0.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {option.name} <span className="font-normal text-ink-2">{arrivalText(option.arrives_by)}</span>
        </span>
        <span className="tnum">
          {fromWire(option.price)?.minor === 0n ? t('catalog.freightFree') : text(option.price)}
        </span>
      </span>
      <FreeOver option={option} />
    </span>
  );
}

function FreeOver({ option }: { option: DeliveryOption }) {
  const { t } = useTranslation();
  const { text } = usePrice();
  if (option.free_over === null || fromWire(option.price)?.minor === 0n) return null;
  return (
    <span className="block text-cap font-normal text-sea">
      {t('catalog.freightFreeOver', { amount: text(option.free_over) })}
    </span>
  );
}

import { add, toWire } from '@tradewind/contract/base/money';
import { ChevronRight } from 'lucide-react';
import { Card } from '../../../design/card.tsx';
import { Price } from '../../../design/price.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf, isPositive } from '../../../money/currencies/amount.ts';
import { ProductLinePart } from '../../../goods/catalog/product-line-part.tsx';
import { ShopHeadPart } from '../parts/shop-head-part.tsx';
import { HolidayPart, ShipByPart } from '../../freight/handling-part.tsx';
import type { PreviewLine, PreviewShop } from './checkout-data.ts';
import { DeliveryRowPart } from './delivery-row-part.tsx';

interface ShopBlockProps {
  shop: PreviewShop;
  lines: readonly PreviewLine[];
  /** The country of the address is asked for; this shop's delivery may depend on it. */
  countryNeeded: boolean;
  note: string;
  onNote: () => void;
  onDelivery: () => void;
}

/** The part of one shop: its products, delivery, note and subtotal. */
export function ShopBlockPart({ shop, lines, countryNeeded, note, onNote, onDelivery }: ShopBlockProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const locale = useLocale();
  const dutyAndTax = toWire(add(amountOf(shop.duty), amountOf(shop.tax)));
  return (
    <Card as="section" aria-label={shop.mer_name} className="px-4 pt-1 pb-4">
      <ShopHeadPart id={shop.mer_id} name={shop.mer_name} avatar={shop.mer_avatar} />
      <div className="mt-2 flex flex-col gap-4">
        {lines.map((line) => (
          <ProductLinePart
            key={line.cart_id ?? line.sku_id}
            image={line.image}
            title={line.title}
            spec={line.spec}
            price={line.sales_price}
            count={line.number}
          />
        ))}
      </div>
      {(shop.delivery !== null || !countryNeeded) && <DeliveryRowPart shop={shop} onChoose={onDelivery} />}
      <ShipByPart shopId={shop.mer_id} className="block pt-2 text-cap text-ink-3" />
      <HolidayPart shopId={shop.mer_id} className="mt-2" />
      {isPositive(shop.discount) && (
        <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-body">
          <span className="text-ink-2">{t('orders.promo')}</span>
          <span className="tnum text-ember">{money(`-${shop.discount}`)}</span>
        </div>
      )}
      {isPositive(dutyAndTax) && (
        <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-body">
          <span className="text-ink-2">
            {[isPositive(shop.duty) && t('freight.duty'), isPositive(shop.tax) && t('freight.tax')]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className="tnum">{money(dutyAndTax)}</span>
        </div>
      )}
      <button
        type="button"
        onClick={onNote}
        className="press flex min-h-11 w-full items-center justify-between gap-3 border-b border-line text-left text-body"
      >
        <span className="shrink-0 text-ink-2">{t('orders.note')}</span>
        <span className="flex min-w-0 items-center gap-1 text-ink-3">
          <span className="min-w-0 truncate">{note || t('orders.note.optional')}</span>
          <ChevronRight aria-hidden size={18} className="-mr-1 shrink-0" />
        </span>
      </button>
      <p className="flex flex-wrap items-baseline justify-end gap-x-2 pt-3 text-body text-ink-2">
        <span className="text-ink-3">{t('orders.items', { count: shop.count })}</span>
        {t('orders.subtotal')}
        <Price amount={amountOf(shop.total)} locale={locale} size="sm" tone="ink" />
      </p>
    </Card>
  );
}

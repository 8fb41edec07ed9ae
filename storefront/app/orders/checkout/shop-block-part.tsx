import { ChevronRight } from 'lucide-react';
import { Card } from '../../design/card.tsx';
import { Price } from '../../design/price.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { amountOf } from '../amount.ts';
import { GoodsLinePart } from '../parts/goods-line-part.tsx';
import { ShopHeadPart } from '../parts/shop-head-part.tsx';
import { useFreightText } from '../use-freight-text.ts';
import type { PreviewLine, PreviewShop } from './checkout-data.ts';

interface ShopBlockProps {
  shop: PreviewShop;
  lines: readonly PreviewLine[];
  note: string;
  onNote: () => void;
}

/** What one shop sends: its goods, freight, a note to it, and what that makes. */
export function ShopBlockPart({ shop, lines, note, onNote }: ShopBlockProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const freightText = useFreightText();
  const locale = useLocale();
  return (
    <Card as="section" aria-label={shop.mer_name} className="px-4 pt-1 pb-4">
      <ShopHeadPart id={shop.mer_id} name={shop.mer_name} avatar={shop.mer_avatar} />
      <div className="mt-2 flex flex-col gap-4">
        {lines.map((line) => (
          <GoodsLinePart key={line.cart_id ?? line.sku_id} image={line.image} title={line.title} spec={line.spec} price={line.sales_price} count={line.number} />
        ))}
      </div>
      <div className="mt-3 flex min-h-11 items-center justify-between gap-3 border-b border-line text-body">
        <span className="text-ink-2">{t('orders.freight')}</span>
        <span className="tnum">{freightText(shop.freight)}</span>
      </div>
      {amountOf(shop.discount).minor > 0n && (
        <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-body">
          <span className="text-ink-2">{t('orders.promo')}</span>
          <span className="tnum text-ember">{money(`-${shop.discount}`)}</span>
        </div>
      )}
      <button type="button" onClick={onNote} className="press flex min-h-11 w-full items-center justify-between gap-3 border-b border-line text-left text-body">
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

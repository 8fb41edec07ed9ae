import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { fromWire, usd } from '@tradewind/contract/base/money';
import { CircleCheck } from 'lucide-react';
import { Stars } from '../../design/stars.tsx';
import { ChargedNote } from '../../money/currencies/exchange-notes.tsx';
import { usePrice } from '../../money/currencies/use-price.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FlashPart } from './flash-part.tsx';
import { ChoiceThumbs } from './choice-thumbs.tsx';
import { cheapestSku, type Choice } from '../catalog/sku-sheet/choice.ts';
import { WirePrice } from '../catalog/wire-price.tsx';

interface HeadlinePartProps {
  product: ProductDetail;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Option pictures, price, title, summary and rating of a product. */
export function HeadlinePart({ product, choice, onChoose }: HeadlinePartProps) {
  const { t } = useTranslation();
  const { text } = usePrice();
  const { goods } = product;
  const sku = cheapestSku(goods, choice);
  const now = sku?.sales_price ?? goods.sales_price;
  const before = sku?.market_price ?? goods.market_price;
  return (
    <section className="relative -mt-6 flex flex-col gap-2 rounded-xl bg-surface px-4 pt-4 pb-4 lg:mt-0 lg:rounded-lg lg:shadow-card">
      <div className="lg:hidden">
        <ChoiceThumbs goods={goods} choice={choice} onChoose={onChoose} />
      </div>
      {product.flash && <FlashPart flash={product.flash} skuId={sku?.sku_id} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-baseline gap-2">
          <WirePrice amount={now} size="xl" />
          {before && before !== now && (
            <s className="tnum text-note text-ink-3">
              <span className="sr-only">{t('catalog.before')} </span>
              {text(before)}
            </s>
          )}
        </span>
        {product.sales > 0 && (
          <span className="tnum text-cap text-ink-3">{t('catalog.sold', { count: product.sales })}</span>
        )}
      </div>
      <ChargedNote dollars={fromWire(now) ?? usd(0)} />
      <h1 className="text-title font-semibold break-words lg:order-first lg:text-h2 lg:font-bold">{goods.title}</h1>
      {goods.summary && <p className="text-note text-ink-2">{goods.summary}</p>}
      <RatingAndStock product={product} />
    </section>
  );
}

function RatingAndStock({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const available = product.on_sale && product.goods.stock > 0;
  if (product.score === null && !available) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-note lg:order-first">
      {product.score !== null ? (
        <span className="flex items-center gap-1.5">
          <Stars value={product.score} size={14} />
          <b aria-hidden className="tnum font-semibold">
            {number(product.score)}
          </b>
          <span className="sr-only">{t('catalog.score', { score: number(product.score) })}</span>
          <span className="text-ink-2">{t('catalog.reviewCount', { count: product.review_count })}</span>
        </span>
      ) : (
        <span className="text-ink-3">{t('catalog.noReviews')}</span>
      )}
      {available && (
        <span className="inline-flex items-center gap-1 text-ok">
          <CircleCheck aria-hidden size={15} />
          {t('catalog.inStock')}
        </span>
      )}
    </div>
  );
}

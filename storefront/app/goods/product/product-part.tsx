import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { lazy, Suspense, useState, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ShopCardPart } from '../shops/shop-card-part.tsx';
import { BuyBarPart } from './buy-bar-part.tsx';
import { DetailBarPart } from './detail-bar-part.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { HeadlinePart } from './headline-part.tsx';
import { HeldPart } from './held-part.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { LandedFactPart } from './landed-fact-part.tsx';
import { PurchaseFactsPart } from './purchase-facts-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { ReviewsPart } from './reviews-part.tsx';
import { SafetyPart } from './safety-part.tsx';
import { useQuantity } from './use-quantity.ts';
import { Breadcrumbs } from '../catalog/breadcrumbs.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { OptionsPart } from '../catalog/sku-sheet/choice-part.tsx';
import { cheapestSku, type Choice, choiceImage, chosenSku, firstChoice } from '../catalog/sku-sheet/choice.ts';
import { Card } from '../../design/card.tsx';
import { ShopCouponsPart } from '../../trade/coupons/shop-coupons-part.tsx';
import { viewProduct } from '@tradewind/contract/goods/views';
import { call } from '../../api/call.ts';

const SkuSheet = lazy(async () => ({ default: (await import('../catalog/sku-sheet/sku-sheet.tsx')).SkuSheet }));

/**
 * The page of a product: one column, or gallery and description beside what is chosen and bought. As a
 * `preview` it is not counted as viewed, and nothing can be bought.
 */
export function ProductPart({ product, preview = false }: { product: ProductDetail; preview?: boolean }) {
  const { t } = useTranslation();
  const { goods } = product;
  useRecordView(preview ? null : product.product_id);
  const [made, setMade] = useState<Choice | null>(null);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const choice = made ?? firstChoice(goods);
  const quantity = useQuantity(chosenSku(goods, choice));
  return (
    <>
      <DetailBarPart title={goods.title} />
      <Breadcrumbs categories={product.category_path} className="hidden px-4 pt-3 lg:block" />
      {/* The second row takes what the buy box is longer: the first is as high as the gallery, also before what follows it has come. */}
      <div className="contents lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8 lg:px-4 lg:pt-3">
        <div id="overview" className="scroll-mt-(--jump) lg:col-span-7">
          <GalleryPart
            images={goods.images.split(',')}
            alts={goods.image_alts}
            chosen={made && choiceImage(goods, choice)}
            title={goods.title}
          />
        </div>
        {/* Beside everything else in a wide window, where it stays in view; a narrow one has its bar at the bottom. */}
        <div
          data-buy-box
          className="contents lg:sticky lg:top-(--side-top) lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-2.5"
        >
          <HeadlinePart product={product} choice={choice} onChoose={setMade} />
          {goods.options.length > 0 && (
            <div className="hidden rounded-lg bg-surface px-4 pb-4 shadow-card lg:block [&_h2]:pt-3.5 [&_h2]:pb-2">
              <OptionsPart product={product} choice={choice} onChoose={setMade} />
            </div>
          )}
          <div className="flex flex-col gap-2.5 px-3 pt-2.5 lg:order-2 lg:p-0">
            <PurchaseFactsPart
              product={product}
              choice={choice}
              pieces={quantity.pieces}
              onOpen={() => setSheet('open')}
            />
          </div>
          <LandedFactPart product={product} skuId={cheapestSku(goods, choice)?.sku_id} pieces={quantity.pieces} />
          {product.on_sale && <HeldPart days={product.refund_days} className="flex px-7 pt-2.5 lg:hidden" />}
          <ShopCouponsPart
            shopId={product.mer_id}
            className="pt-2.5 lg:order-2 lg:p-0 lg:[&_li]:w-full lg:[&_ul]:px-0"
          />
          <div inert={preview} className="contents">
            <BuyBarPart product={product} choice={choice} quantity={quantity} onOpen={() => setSheet('open')} />
          </div>
          {product.merchant && (
            <div className="hidden lg:order-3 lg:block">
              <ShopCardPart shop={product.merchant} terms />
            </div>
          )}
        </div>
        <div className="flex flex-col gap-2.5 px-3 pt-2.5 lg:col-span-7 lg:row-start-2 lg:gap-5 lg:px-0 lg:pt-5">
          <Breadcrumbs categories={product.category_path} className="px-1 lg:hidden" />
          <ReviewsPart product={product} />
          {!preview && <QuestionsPart product={product} />}
          {product.merchant && (
            <div className="lg:hidden">
              <ShopCardPart shop={product.merchant} terms />
            </div>
          )}
          <DetailsPart product={product} />
          <SafetyPart safety={product.safety} />
        </div>
      </div>
      {product.other.length > 0 && (
        <section className="pb-6">
          <SectionHeading title={t('catalog.alsoLike')} />
          <ProductGrid cards={product.other} className={`px-3 md:px-4 ${fullRows}`} />
        </section>
      )}
      {sheet !== 'never' && (
        <Suspense>
          <SkuSheet
            product={product}
            title={goods.title}
            choice={choice}
            onChoose={setMade}
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** Of the eight that are suggested, as many as fill the rows of three, five or six columns: one or two in a last row look forgotten. */
const fullRows =
  'md:max-lg:[&>li:nth-child(n+7)]:hidden min-[1077px]:max-[1439px]:[&>li:nth-child(n+6)]:hidden min-[1440px]:[&>li:nth-child(n+7)]:hidden';

/** Product facts as a table, then the shop's description. */
function DetailsPart({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { facts, content } = product.goods;
  return (
    <Card
      as="section"
      padded
      id="details"
      aria-labelledby="details-heading"
      className="scroll-mt-(--jump) lg:order-first"
    >
      <h2 id="details-heading" className="pb-1.5 text-title font-bold">
        {t('catalog.details')}
      </h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name} className="flex gap-3 border-b border-line py-2 text-body">
            <dt className="w-[96px] shrink-0 break-words text-ink-3">{name}</dt>
            <dd className="min-w-0 flex-1 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {content && (
        <div
          // The server sanitises the markup.
          dangerouslySetInnerHTML={{ __html: content }}
          className="max-w-(--text-measure) pt-3 text-lead break-words text-ink-2 [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_p+p]:mt-3"
        />
      )}
    </Card>
  );
}

/** Records a view of a product; failures are ignored. */
function useRecordView(productId: string | null): void {
  useEffect(() => {
    if (productId === null) return;
    void call(viewProduct, { product_id: productId }, { quiet: true }).catch(() => undefined);
  }, [productId]);
}

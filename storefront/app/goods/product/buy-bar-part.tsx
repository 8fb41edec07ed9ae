import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { Heart, MessageCircle, Store } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { IconLabel } from '../../design/icon-label.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { servicePath } from '../../paths/service-path.ts';
import { shopPath } from '../catalog/paths.ts';
import { useToggleFavourite } from '../catalog/catalog-data.ts';
import { type Choice, chosenSku } from '../catalog/sku-sheet/choice.ts';
import { usePurchase } from '../catalog/sku-sheet/use-purchase.ts';
import { HeldPart } from './held-part.tsx';
import type { Quantity } from './use-quantity.ts';

const QuantityPart = lazy(async () => ({ default: (await import('./quantity-part.tsx')).QuantityPart }));

interface BuyBarPartProps {
  product: ProductDetail;
  choice: Choice;
  quantity: Quantity;
  /** Opens the SKU sheet when a choice is missing. */
  onOpen: () => void;
}

/** Shop, question, favourite, add to cart, buy now: at the bottom of a narrow window, in the buy box of a wide one. */
export function BuyBarPart({ product, choice, quantity, onOpen }: BuyBarPartProps) {
  const { t } = useTranslation();
  const requireSignIn = useRequireSignIn();
  const like = useToggleFavourite();
  const { add, buy, adding } = usePurchase();
  const sku = chosenSku(product.goods, choice);
  const available = product.on_sale && product.goods.stock > 0;
  const { pieces } = quantity;
  const saved = like.isPending ? product.is_like === 0 : product.is_like === 1;
  const toggle = () => {
    if (!like.isPending && requireSignIn()) like.mutate({ product_id: product.product_id, mer_id: product.mer_id });
  };
  return (
    <ActionBar beside className="gap-1.5! max-lg:px-[min(12px,2.5vw)]! lg:flex-wrap lg:gap-2!">
      {available && (
        <div className="hidden min-h-11 w-full items-center justify-between gap-3 lg:flex xl:w-25">
          {quantity.isChosenHere && (
            <Suspense>
              <QuantityPart value={pieces} max={quantity.max} onChange={quantity.onChange} />
            </Suspense>
          )}
        </div>
      )}
      <div className="flex shrink-0 gap-1 lg:order-last lg:w-full lg:justify-around">
        {product.merchant && (
          <IconLabel
            icon={Store}
            label={t('catalog.shop')}
            className="max-[359px]:hidden max-[409px]:[&:lang(ja)]:hidden"
            link={(face) => <Link to={shopPath(product.mer_id)} {...face} />}
          />
        )}
        <IconLabel
          icon={MessageCircle}
          label={t('service.ask')}
          link={(face) => <Link to={servicePath(product.mer_id, { product: product.product_id })} {...face} />}
        />
        <IconLabel
          icon={Heart}
          label={saved ? t('catalog.saved') : t('catalog.save')}
          filled={saved}
          pressed={saved}
          onClick={toggle}
        />
      </div>
      {available ? (
        <>
          <Button
            kind="buy-soft"
            className={shared}
            loading={adding}
            onClick={() => (sku ? add(product, sku, pieces) : onOpen())}
          >
            {t('catalog.addToCart')}
          </Button>
          <Button kind="buy" className={shared} onClick={() => (sku ? buy(product, sku, pieces) : onOpen())}>
            {t('catalog.buyNow')}
          </Button>
          <HeldPart days={product.refund_days} className="hidden w-full lg:flex" />
        </>
      ) : (
        <Button kind="quiet" className={shared} disabled>
          {product.on_sale ? t('catalog.soldOut') : t('catalog.unavailable')}
        </Button>
      )}
    </ActionBar>
  );
}

/** The buttons share what the icons leave: each has its label on one line, in every language from 320 pixels on. */
const shared = 'min-h-12! flex-auto px-1! max-lg:text-[clamp(0.8125rem,4vw,1rem)]! lg:flex-1 lg:px-2!';

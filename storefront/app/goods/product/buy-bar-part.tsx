import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { Heart, Store } from 'lucide-react';
import { Link } from 'react-router';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { IconLabel } from '../../design/icon-label.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { shopPath } from '../catalog/paths.ts';
import { useToggleFavourite } from '../catalog/catalog-data.ts';
import { type Choice, chosenSku } from '../catalog/sku-sheet/choice.ts';
import { usePurchase } from '../catalog/sku-sheet/use-purchase.ts';

interface BuyBarPartProps {
  product: ProductDetail;
  choice: Choice;
  /** Opens the SKU sheet when a choice is missing. */
  onOpen: () => void;
}

/** The action bar of a product: shop, favourite, add to cart, buy now. */
export function BuyBarPart({ product, choice, onOpen }: BuyBarPartProps) {
  const { t } = useTranslation();
  const requireSignIn = useRequireSignIn();
  const like = useToggleFavourite();
  const { add, buy, adding } = usePurchase();
  const sku = chosenSku(product.goods, choice);
  const saved = like.isPending ? product.is_like === 0 : product.is_like === 1;
  const toggle = () => {
    if (!like.isPending && requireSignIn()) like.mutate({ product_id: product.product_id, mer_id: product.mer_id });
  };
  return (
    <ActionBar className="gap-2!">
      <div className="flex shrink-0 gap-1">
        {product.merchant && (
          <IconLabel
            icon={Store}
            label={t('catalog.shop')}
            className="max-[359px]:hidden"
            link={(face) => <Link to={shopPath(product.mer_id)} {...face} />}
          />
        )}
        <IconLabel
          icon={Heart}
          label={saved ? t('catalog.saved') : t('catalog.save')}
          filled={saved}
          pressed={saved}
          onClick={toggle}
        />
      </div>
      {product.on_sale && product.goods.stock > 0 ? (
        <>
          <Button
            kind="buy-soft"
            className={shared}
            loading={adding}
            onClick={() => (sku ? add(product, sku, 1) : onOpen())}
          >
            {t('catalog.addToCart')}
          </Button>
          <Button kind="buy" className={shared} onClick={() => (sku ? buy(product, sku, 1) : onOpen())}>
            {t('catalog.buyNow')}
          </Button>
        </>
      ) : (
        <Button kind="quiet" className={shared} disabled>
          {product.on_sale ? t('catalog.soldOut') : t('catalog.unavailable')}
        </Button>
      )}
    </ActionBar>
  );
}

/** The buttons share the width beside the icons. */
const shared = 'min-h-12! flex-1 px-2! max-[359px]:text-note!';

import type { ProductDetail, Sku, ProductCard } from '@tradewind/contract/goods/catalog';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { Stepper } from '../../../design/stepper.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ChoicePart, ChoiceSkeleton } from './choice-part.tsx';
import { type Choice, chosenSku, missingOption, firstChoice } from './choice.ts';
import { usePurchase } from './use-purchase.ts';
import { useQuery } from '@tanstack/react-query';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { productQuery } from '../catalog-data.ts';

/** The largest quantity of one cart line. */
const most = 999;

export interface SkuSheetProps {
  /** Undefined while it is being loaded. */
  product: ProductDetail | undefined;
  /** Known before the product is. */
  title: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Chooses a SKU and a quantity, then adds it to the cart or goes to the checkout. */
export function SkuSheet({ product, title, choice, onChoose, open, onOpenChange }: SkuSheetProps) {
  const { t, locale } = useTranslation();
  const [wanted, setWanted] = useState(1);
  const { add, buy, adding } = usePurchase();
  const sku = product ? chosenSku(product.goods, choice) : null;
  const max = Math.min(most, sku?.stock ?? most);
  const number = Math.max(1, Math.min(wanted, max));

  const withSku = (act: (product: ProductDetail, sku: Sku) => void) => () => {
    if (!product) return;
    const missing = missingOption(product.goods, choice);
    if (missing) toast.plain(t('catalog.choose', { option: missing.name }));
    else if (sku) act(product, sku);
  };
  const soldOut = product !== undefined && (product.goods.stock === 0 || sku?.stock === 0);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      titleHidden
      closeLabel={t('shell.close')}
      footer={
        soldOut ? (
          <Button kind="quiet" size="lg" wide disabled>
            {t('catalog.soldOut')}
          </Button>
        ) : (
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              kind="buy-soft"
              size="lg"
              className="px-3!"
              loading={adding}
              disabled={!product}
              onClick={withSku((it, one) => add(it, one, number, () => onOpenChange(false)))}
            >
              {t('catalog.addToCart')}
            </Button>
            <Button
              kind="buy"
              size="lg"
              className="px-3!"
              disabled={!product}
              onClick={withSku((it, one) => buy(it, one, number))}
            >
              {t('catalog.buyNow')}
            </Button>
          </div>
        )
      }
    >
      {product ? (
        <>
          <ChoicePart product={product} choice={choice} onChoose={onChoose} />
          <div className="flex items-center justify-between gap-3 py-5">
            <h2 className="text-lead font-semibold">{t('catalog.quantity')}</h2>
            <Stepper
              value={number}
              onChange={setWanted}
              max={max}
              disabled={soldOut}
              label={t('catalog.quantity')}
              lessLabel={t('catalog.fewer')}
              moreLabel={t('catalog.more')}
              locale={locale}
            />
          </div>
        </>
      ) : (
        <ChoiceSkeleton />
      )}
    </Sheet>
  );
}

interface CardSkuSheetProps {
  card: ProductCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The SKU sheet of a product card. A card has no SKUs, so the product is loaded when the sheet opens. */
export function CardSkuSheet({ card, open, onOpenChange }: CardSkuSheetProps) {
  const { data: product } = useQuery({ ...productQuery(card.product_id, card.mer_id), enabled: open });
  const [made, setMade] = useState<Choice | null>(null);
  const active = useScreenActive();
  return (
    <SkuSheet
      product={product}
      title={card.goods.title}
      choice={made ?? (product ? firstChoice(product.goods) : [])}
      onChoose={setMade}
      open={open && active}
      onOpenChange={onOpenChange}
    />
  );
}

import type { ProductDetail, Sku } from '@tradewind/contract/catalog';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Photo } from '../../design/photo.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { WirePrice } from '../wire-price.tsx';
import { canHave, cheapest, type Choice, choiceImage, choiceText, choose, chosenSku, openOption } from './choice.ts';
import { OptionPart } from './option-part.tsx';
import { usePurchase } from './use-purchase.ts';

/** The most pieces that one line can hold. */
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

/** Choosing a combination and how many of it, then into the cart or straight to the checkout. */
export function SkuSheet({ product, title, choice, onChoose, open, onOpenChange }: SkuSheetProps) {
  const { t, locale } = useTranslation();
  const [wanted, setWanted] = useState(1);
  const { add, buy, adding } = usePurchase();
  const sku = product ? chosenSku(product.goods, choice) : null;
  const max = Math.min(most, sku?.stock ?? most);
  const number = Math.max(1, Math.min(wanted, max));

  const withSku = (act: (product: ProductDetail, sku: Sku) => void) => () => {
    if (!product) return;
    const missing = openOption(product.goods, choice);
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
          <Head product={product} choice={choice} sku={sku} />
          {product.goods.options.map((option, at) => (
            <OptionPart
              key={option.name}
              option={option}
              chosen={choice[at] ?? null}
              canHave={(code) => canHave(product.goods, choice, at, code)}
              onChoose={(code) => onChoose(choose(product.goods, choice, at, code))}
            />
          ))}
          <div className="flex items-center justify-between gap-3 py-5">
            <h3 className="text-lead font-semibold">{t('catalog.quantity')}</h3>
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
        <Waiting />
      )}
    </Sheet>
  );
}

/** What the choice looks like, costs and is called. */
function Head({ product, choice, sku }: { product: ProductDetail; choice: Choice; sku: Sku | null }) {
  const { t } = useTranslation();
  const { goods } = product;
  const image = sku?.image || choiceImage(goods, choice) || goods.image;
  return (
    <div className="flex items-end gap-3.5 pr-10">
      <Photo src={image} alt="" width={104} height={104} className="size-26 shrink-0 rounded-md" />
      <div aria-live="polite" className="flex min-w-0 flex-col gap-1 pb-1">
        <WirePrice amount={cheapest(goods, choice)?.sales_price ?? goods.sales_price} size="lg" />
        {sku && sku.stock > 0 && <p className="text-note text-ink-3">{t('catalog.stockLeft', { count: sku.stock })}</p>}
        <p className="text-note text-ink-2">{choiceText(goods, choice)}</p>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="pb-5">
      <div className="flex items-end gap-3.5">
        <Skeleton className="size-26 rounded-md" />
        <Skeleton className="mb-6 h-6 w-24" />
      </div>
      <Skeleton className="mt-6 h-4 w-20" />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Skeleton className="h-13 rounded-md" />
        <Skeleton className="h-13 rounded-md" />
      </div>
    </div>
  );
}

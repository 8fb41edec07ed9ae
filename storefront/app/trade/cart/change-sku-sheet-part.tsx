import { useQuery } from '@tanstack/react-query';
import type { CartRow } from '@tradewind/contract/trade/cart';
import { useState } from 'react';
import { productQuery } from '../../goods/catalog/catalog-data.ts';
import { ChoicePart, ChoiceSkeleton } from '../../goods/catalog/sku-sheet/choice-part.tsx';
import { type Choice, chosenSku, missingOption } from '../../goods/catalog/sku-sheet/choice.ts';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { useChangeSku } from './cart-data.ts';

interface ChangeSkuSheetProps {
  line: CartRow;
  open: boolean;
  onClose: () => void;
}

/** The choice of another SKU for a line, without leaving the cart. */
export function ChangeSkuSheetPart({ line, open, onClose }: ChangeSkuSheetProps) {
  const { t } = useTranslation();
  const active = useScreenActive();
  const { data: product } = useQuery({ ...productQuery(line.product_id, line.mer_id), enabled: open });
  const { mutate, isPending } = useChangeSku();
  const [made, setMade] = useState<Choice | null>(null);
  const before = product?.goods.skus.find(({ sku_id }) => sku_id === line.sku_id);
  const choice = made ?? before?.choice ?? [];
  const sku = product && chosenSku(product.goods, choice);

  const close = () => {
    setMade(null);
    onClose();
  };
  const confirm = () => {
    if (!product) return;
    const missing = missingOption(product.goods, choice);
    if (missing) toast.plain(t('catalog.choose', { option: missing.name }));
    else if (sku && sku.sku_id !== line.sku_id)
      mutate({ cart_id: line.cart_id, sku_id: sku.sku_id }, { onSuccess: close });
    else close();
  };
  return (
    <Sheet
      open={open && active}
      onOpenChange={(next) => !next && close()}
      title={line.goods.title}
      titleHidden
      closeLabel={t('shell.close')}
      footer={
        <Button size="lg" wide disabled={!product || sku?.stock === 0} loading={isPending} onClick={confirm}>
          {sku?.stock === 0 ? t('catalog.soldOut') : t('cart.changeDone')}
        </Button>
      }
    >
      {product ? <ChoicePart product={product} choice={choice} onChoose={setMade} /> : <ChoiceSkeleton />}
    </Sheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { useState } from 'react';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { productQuery } from '../product-data.ts';
import { type Choice, firstChoice } from './choice.ts';
import { SkuSheet } from './sku-sheet.tsx';

interface CardSkuSheetProps {
  card: ProductCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The choice for a product of a list, which knows nothing of combinations: they are loaded when it opens. */
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

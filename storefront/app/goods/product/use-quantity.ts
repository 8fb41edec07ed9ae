import type { Sku } from '@tradewind/contract/goods/catalog';
import { useState } from 'react';
import { useMedia } from '../../design/use-media.ts';

/** The largest quantity of one cart line. */
const most = 999;

/** How many pieces are bought from the page of a product. */
export interface Quantity {
  pieces: number;
  max: number;
  /** Narrow windows choose the number in the sheet. */
  isChosenHere: boolean;
  onChange: (wanted: number) => void;
}

/** The number that is chosen in the buy box of a wide window, at most what is in stock of the chosen SKU. */
export function useQuantity(sku: Sku | null): Quantity {
  const isChosenHere = useMedia('(min-width: 64rem)');
  const [wanted, onChange] = useState(1);
  const max = Math.max(1, Math.min(most, sku?.stock ?? most));
  return { pieces: isChosenHere ? Math.min(wanted, max) : 1, max, isChosenHere, onChange };
}

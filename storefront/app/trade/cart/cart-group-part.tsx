import type { CartRow } from '@tradewind/contract/trade/cart';
import { Card } from '../../design/card.tsx';
import { Checkbox } from '../../design/checkbox.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ShopHeadPart } from '../orders/parts/shop-head-part.tsx';
import type { CartGroup } from './cart-groups.ts';
import { CartLinePart } from './cart-line-part.tsx';
import { SwipeRowPart } from './swipe-row-part.tsx';
import type { ShopDeliveryTexts } from './use-shop-delivery-texts.ts';
import type { Selection } from './use-selection.ts';

export interface CartGroupProps {
  group: CartGroup;
  selection: Selection;
  /** The destination, for lines that are not delivered there. */
  country: string;
  /** Whether its lines can be selected. */
  selectable: boolean;
  /** When it arrives, and how much is missing for free delivery. */
  delivery?: ShopDeliveryTexts | null;
  onQuantity: (line: CartRow, quantity: number) => void;
  onDelete: (line: CartRow) => void;
  onSave: (line: CartRow) => void;
}

/** The cart lines of one shop. */
export function CartGroupPart({
  group,
  selection,
  country,
  selectable,
  delivery,
  onQuantity,
  onDelete,
  onSave,
}: CartGroupProps) {
  const { t } = useTranslation();
  const ids = group.lines.map((line) => line.cart_id);
  const state = selectable ? selection.of(ids) : 'none';
  return (
    <Card as="section" aria-label={group.name} className="overflow-hidden pb-1.5">
      <div className="flex items-center gap-1 pt-1 pr-3.5 pl-1">
        <Checkbox
          checked={state === 'all'}
          mixed={state === 'some'}
          disabled={!selectable}
          onChange={() => selection.set(ids, state !== 'all')}
          label={t('cart.selectShop', { shop: group.name })}
        />
        <ShopHeadPart id={group.shopId} name={group.name} avatar={group.avatar} />
      </div>
      {delivery && (delivery.arrival || delivery.free) && (
        <p className="-mt-1.5 flex flex-wrap gap-x-2 pr-4 pb-1 pl-13 text-cap">
          {delivery.arrival && <span className="text-ink-2">{delivery.arrival}</span>}
          {delivery.free && <span className="text-sea">{delivery.free}</span>}
        </p>
      )}
      {group.lines.map((line) => (
        <SwipeRowPart
          key={line.cart_id}
          save={{
            label: t('cart.saveForLaterShort'),
            name: t('cart.saveLine', { title: line.goods.title }),
            onPress: () => onSave(line),
          }}
          remove={{
            label: t('cart.delete'),
            name: t('cart.deleteLine', { title: line.goods.title }),
            onPress: () => onDelete(line),
          }}
        >
          <CartLinePart
            line={line}
            country={country}
            selected={selectable && selection.has(line.cart_id)}
            onSelect={selectable ? (selected) => selection.set([line.cart_id], selected) : undefined}
            onQuantity={(quantity) => onQuantity(line, quantity)}
          />
        </SwipeRowPart>
      ))}
    </Card>
  );
}

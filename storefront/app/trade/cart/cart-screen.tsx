import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartRow } from '@tradewind/contract/trade/cart';
import { useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { useNavigate } from '../../shell/router/visit.ts';
import { useSignedIn } from '../../api/session.ts';
import { buttonClass } from '../../design/button.tsx';
import { useConfirm } from '../../design/dialog.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { NavBar, navTextClass } from '../../design/nav-bar.tsx';
import { useDelayedSkeleton, Skeleton } from '../../design/skeleton.tsx';
import { toast } from '../../design/toast-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { checkoutPath } from '../../paths/checkout-path.ts';
import { SuggestionsPart } from '../orders/parts/suggestions-part.tsx';
import { useShipTo } from '../freight/ship-to.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import bags from './bags.webp';
import { CartBarPart, EditBarPart } from './cart-bar-part.tsx';
import { cartQuery, useDeleteLines, useSaveForLater, useQuantities } from './cart-data.ts';
import { CartGroupPart } from './cart-group-part.tsx';
import { goodsTotal, groupCart, piecesOf } from './cart-groups.ts';
import { SavedPart } from './saved-part.tsx';
import { useShopDeliveryTexts } from './use-shop-delivery-texts.ts';
import { useSelection } from './use-selection.ts';
import { Card } from '../../design/card.tsx';
import { ColumnsSkeleton } from '../orders/parts/columns-skeleton.tsx';

export function Component() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [editing, setEditing] = useState(false);
  const signedIn = useSignedIn();
  const { country } = useShipTo();
  const found = useQuery({ ...cartQuery(country), enabled: signedIn, placeholderData: keepPreviousData });
  const skeleton = useDelayedSkeleton(found.isPending);
  const rows = found.data?.carts ?? [];
  const filled = rows.length > 0;
  const title = (
    <>
      {t('title.bag')}{' '}
      {filled && (
        <span className="tnum text-title font-medium tracking-normal text-ink-3">{number(piecesOf(rows))}</span>
      )}
    </>
  );
  const edit = filled && (
    <button type="button" aria-pressed={editing} onClick={() => setEditing(!editing)} className={navTextClass}>
      {editing ? t('cart.done') : t('cart.edit')}
    </button>
  );
  return (
    <>
      <NavBar large title={title} right={edit} />
      {found.isError && !found.data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {skeleton && !found.data && <CartSkeleton />}
      {found.data && !filled && <EmptyCart saved={found.data.saved} country={found.data.country} />}
      {found.data && filled && (
        <FilledCart rows={rows} saved={found.data.saved} country={found.data.country} editing={editing} />
      )}
    </>
  );
}

function EmptyCart({ saved, country }: { saved: readonly CartRow[]; country: string }) {
  const { t } = useTranslation();
  const action = (
    <Link to="/home" className={buttonClass()}>
      {t('cart.empty.action')}
    </Link>
  );
  return (
    <>
      <EmptyState picture={bags} title={t('cart.empty.title')} text={t('cart.empty.text')} action={action} />
      <SavedPart lines={saved} country={country} />
      <SuggestionsPart title={t('orders.alsoLike')} goods={saved.map((row) => row.product_id)} />
    </>
  );
}

function FilledCart({
  rows,
  saved,
  country,
  editing,
}: {
  rows: readonly CartRow[];
  saved: readonly CartRow[];
  country: string;
  editing: boolean;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const quantities = useQuantities();
  const remove = useDeleteLines();
  const save = useSaveForLater();
  const buying = useSelection(true);
  const deleting = useSelection(false);
  const [leaving, setLeaving] = useState(false);
  const deliveryTexts = useShopDeliveryTexts(rows);

  const { available, unavailable } = groupCart(rows);
  const selection = editing ? deleting : buying;
  const selectable = editing ? rows : rows.filter((row) => !row.problem);
  const all = selectable.map((row) => row.cart_id);
  const chosen = selectable.filter((row) => selection.has(row.cart_id));

  const checkout = async () => {
    if (chosen.length === 0) return void toast.plain(t('cart.selectFirst'), { duration: 2000 });
    setLeaving(true);
    await quantities.flush();
    setLeaving(false);
    void navigate(checkoutPath({ cart: chosen.map((row) => row.cart_id) }));
  };
  const deleteLines = async (lines: readonly CartRow[]) => {
    if (lines.length === 0) return void toast.plain(t('cart.selectFirst'), { duration: 2000 });
    const words = {
      title: t('cart.deleteTitle', { count: lines.length }),
      text: t('cart.deleteText'),
      confirmLabel: t('cart.delete'),
      cancelLabel: t('cart.keep'),
    };
    if (!(await confirm({ ...words, danger: true }))) return;
    const ids = lines.map((line) => line.cart_id);
    quantities.drop(ids);
    deleting.clear();
    remove.mutate(ids);
  };

  const saveLines = async (lines: readonly CartRow[]) => {
    if (lines.length === 0) return void toast.plain(t('cart.selectFirst'), { duration: 2000 });
    await quantities.flush();
    deleting.clear();
    save.mutate({ cartIds: lines.map((line) => line.cart_id), saved: 1 });
  };

  const bar = { state: selection.of(all), onAll: (selected: boolean) => selection.set(all, selected) };
  const acts = {
    selection,
    country,
    onQuantity: (line: CartRow, quantity: number) => quantities.change(line.cart_id, quantity),
    onDelete: (line: CartRow) => void deleteLines([line]),
    onSave: (line: CartRow) => void saveLines([line]),
  };
  return (
    <>
      <div className="contents lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-5 lg:px-4">
        <div className="lg:col-span-8">
          <div className="flex flex-col gap-2.5 px-3 pb-3 lg:px-0">
            {available.map((group) => (
              <CartGroupPart
                key={group.shopId}
                group={group}
                selectable
                delivery={
                  editing
                    ? null
                    : deliveryTexts(
                        group.shopId,
                        group.lines.filter((row) => buying.has(row.cart_id)),
                      )
                }
                {...acts}
              />
            ))}
            {unavailable.map((group) => (
              <CartGroupPart key={group.shopId} group={group} selectable={editing} {...acts} />
            ))}
          </div>
          <SavedPart lines={saved} country={country} />
        </div>
        <div className="contents lg:sticky lg:top-(--side-top) lg:col-span-4 lg:block">
          {editing ? (
            <EditBarPart
              {...bar}
              lines={chosen.length}
              onSave={() => void saveLines(chosen)}
              onDelete={() => void deleteLines(chosen)}
            />
          ) : (
            <CartBarPart
              {...bar}
              total={goodsTotal(chosen)}
              pieces={piecesOf(chosen)}
              busy={leaving}
              onCheckout={() => void checkout()}
            />
          )}
        </div>
      </div>
      {!editing && (
        <SuggestionsPart title={t('orders.alsoLike')} goods={[...rows, ...saved].map((row) => row.product_id)} />
      )}
      {dialog}
    </>
  );
}

/** The shape of two shops' lines. */
function CartSkeleton() {
  return (
    <ColumnsSkeleton>
      {[2, 1].map((lines) => (
        <Card key={lines} className="flex flex-col gap-4 p-3.5">
          <Skeleton className="h-6 w-40" />
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="flex gap-3 pl-8">
              <Skeleton className="size-[92px] shrink-0" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="mt-auto h-6 w-20" />
              </div>
            </div>
          ))}
        </Card>
      ))}
    </ColumnsSkeleton>
  );
}

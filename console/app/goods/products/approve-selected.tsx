import { approveProducts, type DeskProduct } from '@tradewind/contract/goods/desk/products';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useListContext, useUnselectAll } from 'react-admin';
import { ActionButton } from '../../design/action-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RefusedDialog, type RefusedProduct } from '../shop-desk/products/refused-dialog.tsx';

/** Approves the selected products that wait for a review; those that were refused are listed with the reason. */
export const ApproveSelected = ({ ids }: { ids: string[] }) => {
  const t = useTranslation();
  const unselect = useUnselectAll('products');
  const { data = [] } = useListContext<DeskProduct>();
  const [refused, setRefused] = useState<RefusedProduct[]>([]);
  const waiting = data.filter(({ id, allowed }) => ids.includes(id) && allowed.includes('approve'));
  const titleOf = (id: string) => data.find((row) => row.id === id)?.title ?? '';
  return (
    <>
      {waiting.length > 0 && (
        <ActionButton
          endpoint={approveProducts}
          kind="main"
          size="small"
          icon={<BadgeCheck size={18} />}
          label={t('products.desk.approve_selected', { count: waiting.length })}
          input={() => ({ products: waiting.map(({ id, revision }) => ({ id, revision })) })}
          done={({ approved }) => t('products.desk.approved_many', { count: approved })}
          onDone={({ refused: failed }) => {
            setRefused(failed.map(({ id, msg }) => ({ id, msg, title: titleOf(id) })));
            if (failed.length === 0) unselect();
          }}
        />
      )}
      {refused.length > 0 && <RefusedDialog refused={refused} onClose={() => setRefused([])} />}
    </>
  );
};

import type { OrderRow } from '@tradewind/contract/trade/orders';
import { useConfirm } from '../../design/dialog.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { cancelTextKey } from './order-status.ts';
import { useOrderMutations } from './orders-data.ts';

/** What shoppers do with their orders, each after a confirmation. Render `dialog` on the screen. */
export function useOrderActs() {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const { cancel, extend, receive, remove } = useOrderMutations();

  return {
    dialog,
    /** The order that is being changed right now. */
    busy: [cancel, extend, receive, remove].find((act) => act.isPending)?.variables ?? null,
    async cancel({ order_id: orderId, discount }: Pick<OrderRow, 'order_id' | 'discount'>, isPaid: boolean) {
      const words = {
        title: t('orders.cancel.title'),
        text: t(cancelTextKey(discount, isPaid)),
        confirmLabel: t('orders.cancel'),
        cancelLabel: t('orders.cancel.no'),
      };
      if (!(await confirm({ ...words, danger: true }))) return;
      cancel.mutate(orderId, { onSuccess: () => void toast.success(t('orders.cancel.done')) });
    },
    async extend(orderId: string) {
      const words = {
        title: t('orders.extend.title'),
        text: t('orders.extend.text'),
        confirmLabel: t('orders.extend.yes'),
        cancelLabel: t('orders.extend.no'),
      };
      if (!(await confirm(words))) return;
      extend.mutate(orderId, { onSuccess: () => void toast.success(t('orders.extend.done')) });
    },
    async receive(orderId: string) {
      const words = {
        title: t('orders.receive.title'),
        text: t('orders.receive.text'),
        confirmLabel: t('orders.receive.yes'),
        cancelLabel: t('orders.receive.no'),
      };
      if (!(await confirm(words))) return;
      receive.mutate(orderId, { onSuccess: () => void toast.success(t('orders.receive.done')) });
    },
    async remove(orderId: string, onRemoved?: () => void) {
      const words = {
        title: t('orders.delete.title'),
        text: t('orders.delete.text'),
        confirmLabel: t('orders.delete'),
        cancelLabel: t('orders.delete.no'),
      };
      if (!(await confirm({ ...words, danger: true }))) return;
      remove.mutate(orderId, {
        onSuccess: () => {
          toast.success(t('orders.delete.done'));
          onRemoved?.();
        },
      });
    },
  };
}
export type OrderActs = ReturnType<typeof useOrderActs>;

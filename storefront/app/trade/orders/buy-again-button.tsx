import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cart } from '@tradewind/contract/trade/cart';
import { buyAgain } from '@tradewind/contract/trade/orders';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { setCartCount } from '../../api/user.ts';
import { Button, type ButtonSize } from '../../design/button.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Puts what an order held into the cart once more and leads there; what can't be had any more is named. */
export function BuyAgainButton({ orderId, size }: { orderId: string; size: ButtonSize }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => call(buyAgain, { order_id: orderId }),
    onSuccess: ({ missed, count }) => {
      setCartCount(queries, count);
      void queries.invalidateQueries({ queryKey: [cart.name] });
      const [first] = missed;
      if (first)
        toast.plain(
          missed.length === 1
            ? t('cart.missedOne', { title: first.title })
            : t('cart.missed', { count: missed.length }),
          { duration: 4000 },
        );
      else toast.success(t('catalog.added'));
      void navigate('/bag');
    },
  });
  return (
    <Button kind="soft" size={size} loading={again.isPending} onClick={() => again.mutate()}>
      {t('orders.again')}
    </Button>
  );
}

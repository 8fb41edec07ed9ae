import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { call } from '../../api/call.ts';
import { showCartCount } from '../../api/user.ts';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Puts a combination into the cart, says so, and lets the number on the cart follow. */
export function useAddToCart() {
  const queries = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (input: InputOf<typeof addToCart>) => call(addToCart, input),
    onSuccess: ({ count }) => {
      toast.success(t('catalog.added'));
      showCartCount(queries, count);
      void queries.invalidateQueries({ queryKey: [cart.name] });
    },
  });
}

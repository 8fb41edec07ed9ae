import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimCoupon, marketCoupons, ownCoupons, shopCoupons } from '@tradewind/contract/trade/coupons';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** The coupons of a shop that can be claimed. */
export const shopCouponsQuery = (shopId: string) => callQuery(shopCoupons, { mer_id: shopId }, { quiet: true });

/** Coupons of all shops that can be claimed, one a shop. */
export const marketCouponsQuery = () => callQuery(marketCoupons, {}, { quiet: true });

/** The coupons that the shopper has claimed and the codes that are for the shopper, as far as they can be used. */
export const ownCouponsQuery = () => callQuery(ownCoupons, {});

/** Claims a coupon; pending until everything that shows it has been refetched. */
export function useClaim() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(claimCoupon, { id }),
    onSuccess: () =>
      Promise.all(
        [marketCoupons, shopCoupons, ownCoupons].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
      ),
  });
}

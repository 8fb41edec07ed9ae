import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScrollRow } from '../../shell/scroll-row.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { shopCouponsQuery } from './coupons-data.ts';

/** The coupons of a shop in a row that scrolls, in lines of a wide window; renders nothing where there are none. */
export function ShopCouponsPart({ shopId, className }: { shopId: string; className?: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(shopCouponsQuery(shopId));
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-label={t('coupons.title')} className={className}>
      <ScrollRow className="max-md:scroll-px-3 max-md:px-3 md:flex-wrap lg:gap-2.5">
        {data.list.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} wide={data.list.length === 1} />
        ))}
      </ScrollRow>
    </section>
  );
}

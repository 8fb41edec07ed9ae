import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CouponTicket } from '../../trade/coupons/coupon-ticket.tsx';
import { marketCouponsQuery } from '../../trade/coupons/coupons-data.ts';
import { SectionHeading } from '../catalog/section-heading.tsx';

/** Coupons of shops in a row that scrolls; renders nothing where there are none. */
export function HomeCouponsPart() {
  const { t } = useTranslation();
  const { data } = useQuery(marketCouponsQuery());
  if (!data || data.list.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('home.coupons')} />
      <ul className="scrollbar-none flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 pb-1 lg:gap-5">
        {data.list.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} named />
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScrollRow } from '../../shell/scroll-row.tsx';
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
      <ScrollRow>
        {data.list.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} named />
        ))}
      </ScrollRow>
    </section>
  );
}

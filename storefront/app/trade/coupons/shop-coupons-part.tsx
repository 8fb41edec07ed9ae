import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '@tradewind/contract/trade/coupons';
import { Check } from 'lucide-react';
import { useSignedIn } from '../../api/session.ts';
import { Button } from '../../design/button.tsx';
import { cx } from '../../design/class-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { shopCouponsQuery, useClaim } from './coupons-data.ts';

/** The coupons of a shop in a row that scrolls; renders nothing where there are none. */
export function ShopCouponsPart({ shopId, className }: { shopId: string; className?: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(shopCouponsQuery(shopId));
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-label={t('coupons.title')} className={className}>
      <ul className="scrollbar-none flex gap-2.5 overflow-x-auto px-3">
        {data.list.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} wide={data.list.length === 1} />
        ))}
      </ul>
    </section>
  );
}

function CouponTicket({ coupon, wide }: { coupon: Coupon; wide: boolean }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const signedIn = useSignedIn();
  const requireSignIn = useRequireSignIn();
  const { mutate, isPending } = useClaim();
  const claimed = signedIn && coupon.claimed === 1;
  return (
    <li className={cx('flex shrink-0 items-center gap-3 rounded-md bg-ember-tint p-3', wide ? 'w-full' : 'w-72')}>
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold break-words text-ember">{coupon.title}</p>
        <p className="text-cap text-ink-2">{t('coupons.until', { date: date(coupon.ends_at) })}</p>
      </div>
      {claimed ? (
        <span className="flex shrink-0 items-center gap-1 text-note font-medium text-ink-2">
          <Check aria-hidden size={16} />
          {t(coupon.used === 1 ? 'coupons.used' : 'coupons.claimed')}
        </span>
      ) : (
        <Button
          kind="soft"
          size="sm"
          aria-label={`${t('coupons.claim')}: ${coupon.title}`}
          loading={isPending}
          onClick={() => {
            if (!isPending && requireSignIn()) mutate(coupon.id);
          }}
          className="shrink-0"
        >
          {t('coupons.claim')}
        </Button>
      )}
    </li>
  );
}

import type { Coupon } from '@tradewind/contract/trade/coupons';
import { Check } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useSignedIn } from '../../api/session.ts';
import { Button } from '../../design/button.tsx';
import { cx } from '../../design/class-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { useClaim } from './coupons-data.ts';

interface CouponTicketProps {
  coupon: Coupon;
  /** It takes the whole row. */
  wide?: boolean;
  /** It says whose it is, and leads to that shop. */
  named?: boolean;
}

/** A coupon with the button that claims it, as an item of a list. */
export function CouponTicket({ coupon, wide = false, named = false }: CouponTicketProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const signedIn = useSignedIn();
  const requireSignIn = useRequireSignIn();
  const { mutate, isPending } = useClaim();
  const claimed = signedIn && coupon.claimed === 1;
  return (
    <li className={cx('flex shrink-0 items-center gap-3 rounded-md bg-ember-tint p-3', wide ? 'w-full' : 'w-72')}>
      <div className="min-w-0 flex-1">
        {named && (
          <Link to={`/shop/${encodeURIComponent(coupon.mer_id)}`} className="hit block truncate text-note text-ink-2">
            {coupon.mer_name}
          </Link>
        )}
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

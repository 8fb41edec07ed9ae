import type { OrderPreview } from '@tradewind/contract/trade/orders';
import { ChevronRight, TicketPercent, X } from 'lucide-react';
import { Badge } from '../../../design/badge.tsx';
import { Card } from '../../../design/card.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';

interface PromoRowProps {
  promos: OrderPreview['promos'];
  /** Codes that were entered and no longer apply, with the reason. */
  refused: OrderPreview['promos_refused'];
  /** Claimed coupons of the shops that something is bought of. */
  coupons: OrderPreview['coupons'];
  onEnter: () => void;
  onRemove: (code: string) => void;
  onUse: (coupon: OrderPreview['coupons'][number]) => void;
}

/** The promo codes in use, and the button to enter another one. */
export function PromoRowPart({ promos, refused, coupons, onEnter, onRemove, onUse }: PromoRowProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const others = coupons.filter(({ applied }) => applied === 0);
  return (
    <Card className="px-4">
      <button
        type="button"
        onClick={onEnter}
        className="press flex min-h-[54px] w-full items-center justify-between gap-3 text-left"
      >
        <span className="flex min-w-0 items-center gap-3 text-lead">
          <TicketPercent aria-hidden size={20} strokeWidth={1.9} className="shrink-0 text-ember" />
          <span className="min-w-0">{t('orders.promo')}</span>
        </span>
        <span className="flex shrink-0 items-center gap-1 text-body text-ink-3">
          {t('orders.promo.enter')}
          <ChevronRight aria-hidden size={18} className="-mr-1" />
        </span>
      </button>
      {promos.map(({ code, title, discount, mer_name }) => (
        <div key={code} className="flex min-h-13 items-center justify-between gap-3 border-t border-line">
          <span className="min-w-0 py-2">
            <Badge tone="ember" size="md" className="[overflow-wrap:anywhere]">
              {code}
            </Badge>
            <span className="mt-0.5 block text-cap text-ink-3">
              {[title, mer_name, money(`-${discount}`)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <IconButton
            icon={X}
            iconSize={18}
            label={`${t('orders.promo.remove')} ${code}`}
            onClick={() => onRemove(code)}
            className="-mr-2.5 text-ink-2"
          />
        </div>
      ))}
      {refused.map(({ code, reason }) => (
        <p
          key={code}
          role="alert"
          className="flex items-center justify-between gap-3 border-t border-line py-2 text-cap text-bad"
        >
          <span className="min-w-0">{`${code}: ${reason}`}</span>
          <IconButton
            icon={X}
            iconSize={18}
            label={`${t('orders.promo.remove')} ${code}`}
            onClick={() => onRemove(code)}
            className="-mr-2.5 text-ink-2"
          />
        </p>
      ))}
      {others.length > 0 && (
        <section aria-label={t('orders.promo.others')} className="border-t border-line pt-2.5 pb-1.5">
          <h3 className="text-cap font-semibold text-ink-2">{t('orders.promo.others')}</h3>
          <ul>
            {others.map((coupon) => (
              <li key={coupon.code} className="flex min-h-12 items-center justify-between gap-3 py-1.5">
                <span className="min-w-0 text-cap text-ink-3">
                  <span className="block text-note text-ink [overflow-wrap:anywhere]">
                    {[coupon.code, coupon.title].join(' · ')}
                  </span>
                  <span className="block">
                    {[coupon.mer_name, coupon.usable === 1 && money(`-${coupon.discount}`), coupon.reason]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {coupon.usable === 1 && (
                  <button
                    type="button"
                    aria-label={`${t('orders.promo.use')} ${coupon.code}`}
                    onClick={() => onUse(coupon)}
                    className="press min-h-11 shrink-0 px-2 text-note font-semibold text-sea"
                  >
                    {t('orders.promo.use')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

import type { OrderPreview } from '@tradewind/contract/orders';
import { ChevronRight, TicketPercent, X } from 'lucide-react';
import { Badge } from '../../design/badge.tsx';
import { Card } from '../../design/card.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface PromoRowProps {
  promo: OrderPreview['promo'];
  /** Why the code that was entered does not count any more. */
  refused: string | null;
  onEnter: () => void;
  onRemove: () => void;
}

/** The promo code in use, or the way to enter one. */
export function PromoRowPart({ promo, refused, onEnter, onRemove }: PromoRowProps) {
  const { t } = useTranslation();
  const label = (
    <span className="flex min-w-0 items-center gap-3 text-lead">
      <TicketPercent aria-hidden size={20} strokeWidth={1.9} className="shrink-0 text-ember" />
      <span className="min-w-0">{t('orders.promo')}</span>
    </span>
  );
  return (
    <Card className="px-4">
      {promo ? (
        <div className="flex min-h-[54px] items-center justify-between gap-3">
          {label}
          <span className="-mr-2.5 flex min-w-0 items-center">
            <Badge tone="ember" size="md" className="[overflow-wrap:anywhere]">
              {promo.code}
            </Badge>
            <IconButton icon={X} iconSize={18} label={t('orders.promo.remove')} onClick={onRemove} className="text-ink-2" />
          </span>
        </div>
      ) : (
        <button type="button" onClick={onEnter} className="press flex min-h-[54px] w-full items-center justify-between gap-3 text-left">
          {label}
          <span className="flex shrink-0 items-center gap-1 text-body text-ink-3">
            {t('orders.promo.enter')}
            <ChevronRight aria-hidden size={18} className="-mr-1" />
          </span>
        </button>
      )}
      {refused && !promo && (
        <p role="alert" className="-mt-1 pb-3 text-cap text-bad">
          {refused}
        </p>
      )}
    </Card>
  );
}

import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

const RevocationSheet = lazy(async () => ({
  default: (await import('./revocation-sheet-part.tsx')).RevocationSheetPart,
}));

/** The right of withdrawal from an order with its last day, and the way to use it; nothing where there is none. */
export function RevocationPart({ order }: { order: Pick<OrderDetail, 'order_id' | 'revocation'> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  // The sheet stays while its answer is shown, when the right is used up already.
  if (!order.revocation && sheet !== 'open') return null;
  return (
    <>
      {order.revocation && (
        <Card as="section" padded aria-label={t('refunds.revocation')}>
          <h2 className="text-lead font-semibold">{t('refunds.revocation')}</h2>
          <p className="mt-1 text-body text-ink-2">
            {order.revocation.until
              ? t('refunds.revocation.until', { date: date(order.revocation.until) })
              : t('refunds.revocation.afterDelivery', { days: order.revocation.days })}
          </p>
          <Button kind="outline" size="sm" className="mt-3" onClick={() => setSheet('open')}>
            {t('refunds.revocation.open')}
          </Button>
        </Card>
      )}
      {sheet !== 'never' && (
        <Suspense>
          <RevocationSheet orderId={order.order_id} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}

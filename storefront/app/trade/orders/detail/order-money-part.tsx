import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { ShieldCheck } from 'lucide-react';
import { Card } from '../../../design/card.tsx';
import { cx } from '../../../design/class-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isPositive } from '../../../money/currencies/amount.ts';
import { AmountRow } from '../../../design/amount-row.tsx';

type Money = OrderDetail['money'];

/** Where the money of a paid order is, according to the books. */
export function OrderMoneyPart({ money: shown }: { money: Money }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  if (shown.place === 'unpaid') return null;
  const says = {
    held: t('orders.money.held'),
    released: t('orders.money.released'),
    returned: t('orders.money.returned'),
  };
  return (
    <Card as="section" padded>
      <h2 className="flex items-center gap-2 text-lead font-semibold">
        <ShieldCheck aria-hidden size={20} strokeWidth={1.9} className="shrink-0 text-sea" />
        {t('orders.money')}
      </h2>
      <MoneyPath place={shown.place} />
      <p className="mt-2 text-body text-ink-2">{says[shown.place]}</p>
      <dl className="mt-3 flex flex-col gap-2">
        <AmountRow label={t('orders.money.paid')}>{money(shown.paid)}</AmountRow>
        {isPositive(shown.promotion) && (
          <AmountRow label={t('orders.money.promotion')}>{money(shown.promotion)}</AmountRow>
        )}
        {isPositive(shown.duties) && <AmountRow label={t('freight.heldForCustoms')}>{money(shown.duties)}</AmountRow>}
        {isPositive(shown.held) && <AmountRow label={t('orders.money.inEscrow')}>{money(shown.held)}</AmountRow>}
        {isPositive(shown.refunded) && (
          <AmountRow label={t('orders.money.refunded')}>{money(shown.refunded)}</AmountRow>
        )}
        {isPositive(shown.return_freight) && (
          <AmountRow label={t('orders.money.returnFreight')}>{money(shown.return_freight)}</AmountRow>
        )}
        {shown.refund_until && (
          <AmountRow label={t('orders.money.refundUntil')}>{date(shown.refund_until, 'minute')}</AmountRow>
        )}
        {shown.released_at && (
          <AmountRow label={t('orders.money.releasedAt')}>{date(shown.released_at, 'minute')}</AmountRow>
        )}
      </dl>
    </Card>
  );
}

/** From the shopper into escrow, and then to the shop or back; the current place stands out. */
function MoneyPath({ place }: { place: Exclude<Money['place'], 'unpaid'> }) {
  const { t } = useTranslation();
  const back = place === 'returned';
  const reached = place === 'held' ? 1 : 2;
  const places = [
    t('orders.money.you'),
    t('orders.money.escrow'),
    back ? t('orders.money.youAgain') : t('orders.money.shop'),
  ];
  return (
    <ol className="mt-3 grid grid-cols-3 gap-1">
      {places.map((name, index) => (
        <li key={name} aria-current={index === reached ? 'step' : undefined} className="min-w-0 text-center text-cap">
          <span
            aria-hidden
            className={cx(
              'mb-1.5 block h-1.5 rounded-full',
              index < reached ? 'bg-sea-edge' : index === reached ? 'bg-sea' : 'bg-line',
            )}
          />
          <span className={cx('[overflow-wrap:anywhere]', index === reached ? 'font-semibold text-ink' : 'text-ink-3')}>
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

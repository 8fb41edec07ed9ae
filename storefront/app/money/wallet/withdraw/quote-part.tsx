import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { withdrawalQuote } from '@tradewind/contract/money/withdrawals';
import { CalendarClock, Clock, Landmark, type LucideIcon } from 'lucide-react';
import { Card } from '../../../design/card.tsx';
import { Price } from '../../../design/price.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../currencies/amount.ts';
import { MoneyRow } from '../parts/detail-rows.tsx';

type Quote = OutputOf<typeof withdrawalQuote>;

/** The quote for a withdrawal: its fee and what arrives. Null while it is loading. */
export function QuotePart({ quote, free }: { quote: Quote | null; free: { left: number; perMonth: number } }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money } = useFormat();
  return (
    <Card as="section" padded className="flex flex-col gap-2.5">
      <h2 className="sr-only">{t('wallet.withdraw.terms')}</h2>
      <MoneyRow label={t('wallet.withdraw.amountRow')} value={quote ? money(quote.extract_price) : null} />
      <MoneyRow label={t('wallet.fee')} value={quote ? money(minus(quote.fee)) : null} />
      {free.perMonth > 0 && (
        <p className="text-note text-ink-3">
          {quote?.free === 1
            ? t('wallet.withdraw.free', { left: free.left })
            : t('wallet.withdraw.freeLeft', { left: free.left, count: free.perMonth })}
        </p>
      )}
      <div aria-live="polite" className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3">
        <span className="text-lead font-semibold">{t('wallet.youReceive')}</span>
        {quote ? (
          <Price amount={amountOf(quote.real_price)} locale={locale} size="lg" tone="ink" />
        ) : (
          <Skeleton className="h-6 w-24" />
        )}
      </div>
    </Card>
  );
}

/** When the request is decided and when the money arrives; `waits` while the account is too new to be used. */
export function QuoteTimes({ quote, waits }: { quote: Quote; waits: boolean }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <ul className="flex flex-col gap-1.5 px-3 text-note text-ink-3">
      <Line icon={CalendarClock}>{t('wallet.withdraw.decidedBy', { time: date(quote.review_before, 'minute') })}</Line>
      <Line icon={Landmark}>{t('wallet.withdraw.arrivesWithin', { count: quote.arrival_hours })}</Line>
      {waits && <Line icon={Clock}>{t('wallet.withdraw.notBefore', { time: date(quote.not_before, 'minute') })}</Line>}
    </ul>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden size={18} strokeWidth={1.8} className="mt-px shrink-0 text-ink-3" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

const minus = (amount: string): string => (amountOf(amount).minor > 0n ? `-${amount}` : amount);

import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { rechargeById } from '@tradewind/contract/money/recharges';
import type { ReactNode } from 'react';
import { Notice } from '../../../design/notice.tsx';
import { Price } from '../../../design/price.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf, isPositive } from '../../currencies/amount.ts';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { AuditBadge } from '../parts/audit-badge.tsx';
import { FactRows } from '../parts/detail-rows.tsx';
import { topUpTitle } from './top-up-methods.ts';

type TopUp = OutputOf<typeof rechargeById>;

/** One top-up: the requested and the arrived amount, and its status. */
export function TopUpDetailPart({ topUp }: { topUp: TopUp }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money, date } = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('wallet.method'), topUpTitle(t, topUp)],
    ...(topUp.blockchain
      ? [
          [
            t('wallet.account.address'),
            <CopyButton
              key="address"
              text={topUp.blockchain}
              label={t('wallet.copyNamed', { what: t('wallet.account.address') })}
            />,
          ] as const,
        ]
      : []),
    ...(topUp.arrived !== null && topUp.arrived !== topUp.asked
      ? [[t('wallet.requestedAmount'), money(topUp.asked)] as const]
      : []),
    ...(topUp.arrived !== null ? [[t('wallet.arrived'), money(topUp.arrived)] as const] : []),
    ...(isPositive(topUp.taken_back) ? [[t('wallet.reversed'), money(`-${topUp.taken_back}`)] as const] : []),
    [t('wallet.requestedAt'), date(topUp.createtime, 'minute')],
    ...(topUp.decided_at ? [[t('wallet.decidedAt'), date(topUp.decided_at, 'minute')] as const] : []),
  ];
  return (
    <div className="flex flex-col gap-4 pb-1">
      <div className="flex flex-col items-center gap-2 text-center">
        <Price amount={amountOf(topUp.price)} locale={locale} size="hero" tone="ink" />
        <AuditBadge status={topUp.status} text={topUp.status_text} />
      </div>
      <StatusNotice topUp={topUp} />
      <FactRows facts={facts} />
      {topUp.evidence && (
        <figure>
          <figcaption className="mb-2 text-body text-ink-3">{t('wallet.evidence')}</figcaption>
          <img
            src={topUp.evidence}
            alt={t('wallet.evidence')}
            className="max-h-80 w-full rounded-md bg-sunken object-contain"
          />
        </figure>
      )}
    </div>
  );
}

function StatusNotice({ topUp: { state, admin_msg } }: { topUp: TopUp }) {
  const { t } = useTranslation();
  switch (state) {
    case 'waiting':
      return (
        <Notice tone="sea" title={t('wallet.topUp.waiting')}>
          {t('wallet.topUp.waitingText')}
        </Notice>
      );
    case 'auditing':
      return <Notice tone="sea" title={t('wallet.topUp.auditing')} />;
    case 'passed':
      return (
        <Notice tone="ok" title={t('wallet.topUp.passed')}>
          {admin_msg || undefined}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad" title={t('wallet.topUp.refused')}>
          {admin_msg && t('wallet.reason', { reason: admin_msg })}
        </Notice>
      );
  }
}

import type { WithdrawalDetail } from '@tradewind/contract/money/withdrawals';
import { Notice } from '../../../design/notice.tsx';
import { Price } from '../../../design/price.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { amountOf } from '../../currencies/amount.ts';
import { AuditBadge } from '../parts/audit-badge.tsx';
import { FactRows, MoneyRow } from '../parts/detail-rows.tsx';
import { networkName } from '../payout-account-text.ts';

/** One withdrawal: its account, amounts, times and status. */
export function WithdrawalDetailPart({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money, date } = useFormat();
  const { state, blockchain, network, bank_name, bank_card, real_name, reference } = withdrawal;
  const copy = (text: string, what: string) => <CopyButton text={text} label={t('wallet.copyNamed', { what })} />;
  const account: [string, React.ReactNode][] = network
    ? [
        [t('wallet.network'), networkName(network)],
        [t('wallet.account.address'), blockchain],
      ]
    : [
        [t('wallet.bank.bank_name'), bank_name],
        [t('wallet.bank.account'), bank_card],
        [t('wallet.bank.real_name'), real_name],
      ];
  const facts: [string, React.ReactNode][] = [
    ...account.filter(([, value]) => value),
    [t('wallet.number'), copy(withdrawal.sn, t('wallet.number'))],
    [t('wallet.requestedAt'), date(withdrawal.asked_at, 'minute')],
    ...(withdrawal.decided_at
      ? [[t('wallet.decidedAt'), date(withdrawal.decided_at, 'minute')] satisfies [string, string]]
      : []),
    ...(reference
      ? [[t('wallet.reference'), copy(reference, t('wallet.reference'))] satisfies [string, React.ReactNode]]
      : []),
  ];
  return (
    <div className="flex flex-col gap-4 pb-1">
      <div className="flex flex-col items-center gap-2 text-center">
        <Price amount={amountOf(withdrawal.extract_price)} locale={locale} size="hero" tone="ink" />
        <AuditBadge status={withdrawal.status} text={withdrawal.status_text} isCancelled={state === 'cancelled'} />
      </div>
      <StatusNotice withdrawal={withdrawal} />
      <section className="flex flex-col gap-2.5 rounded-md bg-sunken p-4">
        <MoneyRow label={t('wallet.withdraw.amountRow')} value={money(withdrawal.extract_price)} />
        <MoneyRow
          label={t('wallet.fee')}
          value={
            withdrawal.fee_waived === 1
              ? t('wallet.feeWaived', { amount: money(withdrawal.fee) })
              : money(withdrawal.fee)
          }
        />
        <MoneyRow strong label={t('wallet.youReceive')} value={money(withdrawal.real_price)} />
      </section>
      <FactRows facts={facts} />
    </div>
  );
}

function StatusNotice({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { state, reason, review_before, not_before, asked_at, arrives_before, arrival_hours, in_payment } = withdrawal;
  const reasonText = reason && t('wallet.reason', { reason });
  switch (state) {
    case 'auditing':
      return (
        <Notice tone="sea" title={in_payment === 1 ? t('wallet.status.paying') : t('wallet.status.auditing')}>
          <p>{t('wallet.withdraw.decidedBy', { time: date(review_before, 'minute') })}</p>
          {not_before > asked_at && <p>{t('wallet.withdraw.notBefore', { time: date(not_before, 'minute') })}</p>}
          <p>{t('wallet.withdraw.arrivesWithin', { count: arrival_hours })}</p>
        </Notice>
      );
    case 'passed':
      return (
        <Notice tone="ok" title={t('wallet.status.passed')}>
          {arrives_before && t('wallet.status.arrivesBefore', { time: date(arrives_before, 'minute') })}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad" title={t('wallet.status.refused')}>
          {reasonText}
        </Notice>
      );
    case 'cancelled':
      return <Notice tone="neutral" title={t('wallet.status.cancelled')} />;
  }
}

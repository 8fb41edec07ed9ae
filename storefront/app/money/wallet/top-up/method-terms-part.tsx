import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { RechargeTime, openRechargeMethods } from '@tradewind/contract/money/recharges';
import { waitText } from './wait-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../currencies/amount.ts';

type Way = OutputOf<typeof openRechargeMethods>['ways'][number];

/** What a method costs and when it is credited, as the server says it. */
export function MethodTermsPart({ way: { way, fee, takes } }: { way: Way }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const isOnChain = way === 'chain' || way === 'manual';
  const none = isOnChain ? t('wallet.fee.noneOnChain') : t('wallet.fee.none');
  return (
    <span className="mt-1.5 block text-note">
      {fee !== undefined && (
        <span className="block font-medium text-ink">
          {amountOf(fee).minor === 0n ? none : `${t('wallet.fee')} ${money(fee)}`}
        </span>
      )}
      {takes && <TimeLine takes={takes} />}
    </span>
  );
}

function TimeLine({ takes }: { takes: RechargeTime }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const text = () => {
    if (takes.kind === 'at_once') return t('wallet.takes.atOnce');
    if (takes.kind === 'confirmations') return t('wallet.takes.confirmations', { count: takes.count });
    if (takes.median_minutes === null) return t('wallet.takes.review');
    return t('wallet.takes.reviewIn', { time: waitText(locale, takes.median_minutes) });
  };
  return <span className="block text-ink-2">{text()}</span>;
}

import { toWire } from '@tradewind/contract/base/money';
import type { WithdrawalTier } from '@tradewind/contract/money/withdrawal-tiers';
import { Link } from '../../../shell/router/link.tsx';
import { Card } from '../../../design/card.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { AmountField } from '../amount-field.tsx';
import { type AmountLimits, maximumAmount } from './amount-limits.ts';

interface WithdrawAmountProps {
  typed: string;
  limits: AmountLimits;
  dayLimit: string;
  /** Null without a limit of 30 days. */
  monthLimit: string | null;
  /** The tier of the shopper, where it limits withdrawals. */
  tier: WithdrawalTier | null;
  error: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

export function WithdrawAmountPart({
  typed,
  limits,
  dayLimit,
  monthLimit,
  tier,
  error,
  onType,
  onLeave,
}: WithdrawAmountProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const most = maximumAmount(limits);
  const bounds = {
    minimum: money(toWire(limits.minimum)),
    maximum: money(toWire(limits.maximum)),
    left: money(toWire(limits.dayLeft)),
    day: money(dayLimit),
  };
  return (
    <Card padded>
      <AmountField
        label={t('wallet.amount')}
        value={typed}
        onChange={onType}
        onBlur={onLeave}
        error={error}
        hint={
          <>
            <p>{t('wallet.withdraw.available', { amount: money(toWire(limits.balance)) })}</p>
            <p className="mt-1">{t('wallet.withdraw.limits', bounds)}</p>
            {monthLimit !== null && limits.monthLeft && (
              <p className="mt-1">
                {t('wallet.withdraw.month', { left: money(toWire(limits.monthLeft)), limit: money(monthLimit) })}
              </p>
            )}
            {tier !== null && (
              <Link
                to={tier === 'new' ? '/security' : '/services'}
                className="press hit mt-1 inline-flex font-semibold text-sea"
              >
                {t(tier === 'new' ? 'wallet.withdraw.raiseNew' : 'wallet.withdraw.raise')}
              </Link>
            )}
          </>
        }
        aside={
          <button
            type="button"
            disabled={most.minor <= 0n}
            onClick={() => onType(toWire(most))}
            className="press hit inline-flex min-h-9 items-center text-body font-semibold text-sea disabled:text-ink-4"
          >
            {t('wallet.withdraw.all')}
          </button>
        }
      />
    </Card>
  );
}

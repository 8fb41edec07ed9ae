import { Wallet } from 'lucide-react';
import { useUser } from '../../../api/user.ts';
import { Price } from '../../../design/price.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../currencies/amount.ts';
import { useAmountsHidden } from '../../../people/users/amounts-hidden.ts';
import { HiddenAmount } from '../parts/record-row-part.tsx';

/** The available balance before the top-up. */
export function CurrentBalancePart() {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  const hidden = useAmountsHidden();
  return (
    <div className="flex items-center justify-between gap-3 px-2 pt-1">
      <div>
        <p className="text-body text-ink-3">{t('wallet.balanceNow')}</p>
        <p className="flex min-h-8 items-center">
          {!user && <Skeleton className="h-6 w-28" />}
          {user &&
            (hidden ? <HiddenAmount /> : <Price amount={amountOf(user.money)} locale={locale} size="lg" tone="ink" />)}
        </p>
      </div>
      <Wallet aria-hidden size={26} strokeWidth={1.7} className="mr-1 shrink-0 text-sea" />
    </div>
  );
}

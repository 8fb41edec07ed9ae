import type { PayoutAddress } from '@tradewind/contract/money/withdrawals';
import { Clock, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { payoutAccountNumber, payoutAccountTitle } from '../payout-account-text.ts';

interface PayoutAccountListProps {
  accounts: readonly PayoutAddress[];
  chosen: PayoutAddress | null;
  addLabel: string;
  /** Until when none can be added; null when one can. */
  addLockedUntil: string | null;
  /** Left out where accounts are only managed, not chosen. */
  onChoose?: ((account: PayoutAddress) => void) | undefined;
  onRemove: (account: PayoutAddress) => void;
  onAdd: () => void;
}

/** The payout accounts. A new one shows from when on it can be used. */
export function PayoutAccountListPart({
  accounts,
  chosen,
  addLabel,
  addLockedUntil,
  onChoose,
  onRemove,
  onAdd,
}: PayoutAccountListProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <div className="flex flex-col gap-2.5">
      {accounts.length === 0 && <p className="text-body text-ink-2">{t('wallet.account.empty')}</p>}
      {accounts.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {accounts.map((account) => (
            <PayoutAccountRow
              key={account.id}
              account={account}
              isChosen={account.id === chosen?.id}
              onChoose={onChoose}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {addLockedUntil ? (
        <Notice tone="warn" title={t('wallet.account.locked')}>
          {t('wallet.account.lockedText', { time: date(addLockedUntil, 'minute') })}
        </Notice>
      ) : (
        <Button kind={accounts.length > 0 ? 'soft' : 'primary'} wide icon={Plus} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}

const box = 'min-h-[60px] min-w-0 flex-1 px-4 py-2.5 text-left';

interface PayoutAccountRowProps extends Pick<PayoutAccountListProps, 'onChoose' | 'onRemove'> {
  account: PayoutAddress;
  isChosen: boolean;
}

function PayoutAccountRow({ account, isChosen, onChoose, onRemove }: PayoutAccountRowProps) {
  const { t } = useTranslation();
  const title = payoutAccountTitle(t, account);
  const ring = isChosen ? 'inset-ring-2 inset-ring-sea bg-sea-tint' : 'inset-ring inset-ring-line-strong';
  return (
    <li className={`flex items-center rounded-md ${ring}`}>
      {onChoose ? (
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(account)} className={`press ${box}`}>
          <PayoutAccountFace account={account} title={title} />
        </button>
      ) : (
        <div className={box}>
          <PayoutAccountFace account={account} title={title} />
        </div>
      )}
      <IconButton
        icon={Trash2}
        iconSize={19}
        label={t('wallet.account.removeNamed', { name: `${title} ${account.short}` })}
        onClick={() => onRemove(account)}
      />
    </li>
  );
}

function PayoutAccountFace({ account, title }: { account: PayoutAddress; title: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      <span className="block text-lead font-medium text-ink">{title}</span>
      <span className="tnum block text-note [overflow-wrap:anywhere] text-ink-2">
        {[payoutAccountNumber(account), account.real_name].filter(Boolean).join(' · ')}
      </span>
      {account.usable === 0 && (
        <span className="mt-1 flex gap-1.5 text-note text-warn">
          <Clock aria-hidden size={15} className="mt-0.5 shrink-0" />
          {t('wallet.account.usableFrom', { time: date(account.usable_at, 'minute') })}
        </span>
      )}
    </>
  );
}

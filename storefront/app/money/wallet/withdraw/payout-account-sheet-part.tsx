import { type PayoutAddress, type PayoutMethod, payoutTypes } from '@tradewind/contract/money/withdrawals';
import { useState } from 'react';
import { useConfirm } from '../../../design/dialog.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { payoutAccountTitle } from '../payout-account-text.ts';
import { NewPayoutAccountPart } from './new-payout-account-part.tsx';
import { PayoutAccountListPart } from './payout-account-list-part.tsx';
import { useRemovePayoutAccount } from './withdraw-data.ts';

interface PayoutAccountSheetProps {
  open: boolean;
  onClose: () => void;
  method: PayoutMethod;
  accounts: readonly PayoutAddress[];
  /** Networks that money can be sent out on. */
  networks: readonly string[];
  chosen: PayoutAddress | null;
  /** Until when no account can be added, after a recovery by mail; null when one can. */
  addLockedUntil: string | null;
  /** Whether the account has a second factor. */
  needsFactor: boolean;
  /** Left out where accounts are only managed, not chosen. */
  onChoose?: (account: PayoutAddress) => void;
}

/** The payout accounts of one method: choose, add, remove. */
export function PayoutAccountSheetPart({
  open,
  onClose,
  method,
  accounts,
  networks,
  chosen,
  addLockedUntil,
  needsFactor,
  onChoose,
}: PayoutAccountSheetProps) {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = useRemovePayoutAccount();
  const addLabel = method === 'bank' ? t('wallet.account.addCard') : t('wallet.account.addAddress');

  const close = () => {
    setAdding(false);
    onClose();
  };
  const askToRemove = async (account: PayoutAddress) => {
    const sure = await confirm({
      title: t('wallet.account.removeAsk'),
      text: `${payoutAccountTitle(t, account)} ${account.short}`,
      confirmLabel: t('wallet.account.remove'),
      cancelLabel: t('wallet.dismiss'),
      danger: true,
    });
    if (sure) remove.mutate(account.id);
  };
  const added = (account: PayoutAddress) => {
    toast.success(t('wallet.account.added'));
    setAdding(false);
    onChoose?.(account);
  };
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={(next) => !next && close()}
        title={adding ? addLabel : t('wallet.account.title')}
        closeLabel={t('shell.close')}
        flush
        locked={busy}
      >
        {adding ? (
          <NewPayoutAccountPart
            method={method}
            accounts={accounts}
            networks={networks}
            needsFactor={needsFactor}
            onAdded={added}
            onBusy={setBusy}
          />
        ) : (
          <div className="px-4 pb-5">
            <PayoutAccountListPart
              accounts={accounts.filter(({ extract_type }) => extract_type === payoutTypes[method])}
              chosen={chosen}
              addLabel={addLabel}
              addLockedUntil={addLockedUntil}
              onChoose={onChoose}
              onRemove={(account) => void askToRemove(account)}
              onAdd={() => setAdding(true)}
            />
          </div>
        )}
      </Sheet>
      {dialog}
    </>
  );
}

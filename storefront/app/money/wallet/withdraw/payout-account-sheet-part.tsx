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
  payees: readonly PayoutAddress[];
  /** Networks that money can be sent out on. */
  networks: readonly string[];
  chosen: PayoutAddress | null;
  /** Left out where the book is only kept, not chosen from. */
  onChoose?: (payee: PayoutAddress) => void;
}

/** The address book of one way of paying out: choose, add, remove. */
export function PayoutAccountSheetPart({
  open,
  onClose,
  method,
  payees,
  networks,
  chosen,
  onChoose,
}: PayoutAccountSheetProps) {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = useRemovePayoutAccount();
  const addLabel = method === 'bank' ? t('wallet.book.addCard') : t('wallet.book.addAddress');

  const close = () => {
    setAdding(false);
    onClose();
  };
  const askToRemove = async (payee: PayoutAddress) => {
    const sure = await confirm({
      title: t('wallet.book.removeAsk'),
      text: `${payoutAccountTitle(t, payee)} ${payee.short}`,
      confirmLabel: t('wallet.book.remove'),
      cancelLabel: t('wallet.keep'),
      danger: true,
    });
    if (sure) remove.mutate(payee.id);
  };
  const added = (payee: PayoutAddress) => {
    toast.success(t('wallet.book.added'));
    setAdding(false);
    onChoose?.(payee);
  };
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={(next) => !next && close()}
        title={adding ? addLabel : t('wallet.book.title')}
        closeLabel={t('shell.close')}
        flush
        locked={busy}
      >
        {adding ? (
          <NewPayoutAccountPart method={method} payees={payees} networks={networks} onAdded={added} onBusy={setBusy} />
        ) : (
          <div className="px-4 pb-5">
            <PayoutAccountListPart
              payees={payees.filter(({ extract_type }) => extract_type === payoutTypes[method])}
              chosen={chosen}
              addLabel={addLabel}
              onChoose={onChoose}
              onRemove={(payee) => void askToRemove(payee)}
              onAdd={() => setAdding(true)}
            />
          </div>
        )}
      </Sheet>
      {dialog}
    </>
  );
}

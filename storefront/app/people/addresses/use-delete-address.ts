import { useConfirm } from '../../design/dialog.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useDeleteAddress } from './address-data.ts';
import { chooseAddress, useChosenAddress } from './chosen-address.ts';

/** Deletes an address after a confirmation and clears it as the picked one. The caller renders `dialog`. */
export function useConfirmDelete() {
  const { t } = useTranslation();
  const chosen = useChosenAddress();
  const { mutateAsync } = useDeleteAddress();
  const { confirm, dialog } = useConfirm();
  const askAndDelete = async (addressId: string): Promise<boolean> => {
    const sure = await confirm({
      title: t('addresses.deleteAsk'),
      text: t('addresses.deleteText'),
      confirmLabel: t('addresses.delete'),
      cancelLabel: t('addresses.keep'),
      danger: true,
    });
    if (!sure) return false;
    try {
      await mutateAsync(addressId);
    } catch {
      // `call` has shown the failure as a toast.
      return false;
    }
    if (chosen === addressId) chooseAddress(null);
    toast.success(t('addresses.deleted'));
    return true;
  };
  return { askAndDelete, dialog };
}

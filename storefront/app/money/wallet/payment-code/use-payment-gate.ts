import { useLocation, useNavigate } from '../../../shell/router/visit.ts';
import { useUser } from '../../../api/user.ts';
import { useConfirm } from '../../../design/dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** `mayPay()` is true with a payment code; without one it explains what that is and leads to setting one. Render `dialog`. */
export function usePaymentGate() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { confirm, dialog } = useConfirm();

  const mayPay = async (): Promise<boolean> => {
    if (user?.have_pay !== 0) return true;
    const words = {
      title: t('orders.noCode.title'),
      text: t('orders.noCode.text'),
      confirmLabel: t('orders.noCode.yes'),
      cancelLabel: t('orders.noCode.no'),
    };
    if (await confirm(words)) void navigate(`/changePayPwd?back=${encodeURIComponent(pathname + search)}`);
    return false;
  };
  return { mayPay, dialog };
}

/** `resetCode(back)` opens the screen that sets a new payment code, which then leads to `back`. */
export function useResetCode(): (back: string) => void {
  const navigate = useNavigate();
  return (back) => void navigate(`/changePayPwd?${new URLSearchParams({ forgotten: '1', back })}`);
}

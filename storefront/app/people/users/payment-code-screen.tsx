import { useNavigate, useSearchParams } from '../../shell/router/visit.ts';
import { useUser } from '../../api/user.ts';
import { Spinner } from '../../design/spinner.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ownPath } from '../../shell/guard/back-path.ts';
import { useGoBack } from '../../shell/use-go-back.ts';
import { ResetPaymentCodePart } from './reset-payment-code-part.tsx';
import { PaymentCodePart } from './payment-code-part.tsx';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const goBack = useGoBack('/security');
  const [search, setSearch] = useSearchParams();
  const back = ownPath(search.get('back'));
  const finish = () => {
    toast.success(t('users.code.saved'));
    if (back) void navigate(back, { replace: true });
    else goBack();
  };
  const forget = () => setSearch({ ...(back && { back }), forgotten: '1' }, { replace: true });
  if (user?.have_pay === 1 && search.has('forgotten')) return <ResetPaymentCodePart key={user.id} onSaved={finish} />;
  if (user)
    return <PaymentCodePart key={user.id} hasCode={user.have_pay === 1} onForgotten={forget} onSaved={finish} />;
  return (
    <>
      <ScreenBar title={t('title.changePayPwd')} fallback="/security" />
      <div className="grid grow place-items-center">
        <Spinner size={28} />
      </div>
    </>
  );
}

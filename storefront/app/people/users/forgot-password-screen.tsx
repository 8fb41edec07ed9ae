import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { RequestPasswordCodePart } from './ask-password-code-part.tsx';
import { ResetPasswordPart } from './reset-password-part.tsx';

/** First whose password it is, then the code from the mail and a new password. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [account, setAccount] = useState<string | null>(null);
  const finish = () => {
    toast.success(t('recovery.forgot.done'), { duration: 3000 });
    void navigate('/login', { replace: true });
  };
  return (
    <AccountHero
      low
      title={t('title.forgotPassword')}
      headline={t('recovery.forgot.headline')}
      text={t('recovery.forgot.why')}
      fallback="/login"
    >
      {account === null ? (
        <RequestPasswordCodePart onSent={setAccount} />
      ) : (
        <ResetPasswordPart account={account} onSaved={finish} onOther={() => setAccount(null)} />
      )}
    </AccountHero>
  );
}

import { canUsePasskeys, isDismissed } from '@tradewind/client/passkeys';
import { isApiFailure } from '@tradewind/client/errors';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { usePasskeySignIn } from './passkey-data.ts';

/** Signs in with a passkey, where the browser can have one. */
export function PasskeySignInPart() {
  const { t } = useTranslation();
  const enter = usePasskeySignIn();
  // Known in the browser only, so the server's page is without it.
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(canUsePasskeys()), []);
  if (!offered) return null;
  const { error } = enter;
  return (
    <>
      <Button kind="ghost" size="lg" wide icon={KeyRound} loading={enter.isPending} onClick={() => enter.mutate()}>
        {t('passkey.signIn')}
      </Button>
      {error && (
        <Notice tone="bad" urgent>
          {isApiFailure(error)
            ? failureWithReference(t, error)
            : t(isDismissed(error) ? 'passkey.dismissed' : 'passkey.failed')}
        </Notice>
      )}
    </>
  );
}

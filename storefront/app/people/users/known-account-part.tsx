import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useProviderSteps } from './provider-data.ts';
import { SignInForm } from './sign-in-form.tsx';

interface KnownAccountPartProps {
  ticket: string;
  email: string;
  /** Opens another account instead. */
  onAnother: () => void;
}

/** The password of the account that has the address which the provider says. */
export function KnownAccountPart({ ticket, email, onAnother }: KnownAccountPartProps) {
  const { t } = useTranslation();
  const { connect, proving } = useProviderSteps();
  return (
    <SignInForm
      account={email}
      proving={proving}
      submitLabel={t('provider.knownSubmit')}
      onSubmit={(input) => connect({ ticket, ...input })}
    >
      <Button kind="ghost" size="lg" wide onClick={onAnother}>
        {t('provider.another')}
      </Button>
    </SignInForm>
  );
}

import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { buttonClass } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { LanguageButton } from './language-button.tsx';
import { PasskeySignInPart } from './passkey-sign-in-part.tsx';
import { ProviderButtonsPart } from './provider-buttons-part.tsx';
import { useSignIn } from './sign-in-data.ts';
import { SignInForm } from './sign-in-form.tsx';

export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const signIn = useSignIn();
  return (
    <AccountHero
      title={t('title.login')}
      headline={t('users.login.welcome')}
      text={t('users.login.intro')}
      right={<LanguageButton />}
    >
      <SignInForm account="" proving={signIn.proving} submitLabel={t('title.login')} onSubmit={signIn.mutateAsync}>
        <PasskeySignInPart />
        <ProviderButtonsPart />
        <Link to={`/register?${search}`} className={buttonClass({ kind: 'outline', size: 'lg', wide: true })}>
          {t('title.register')}
        </Link>
      </SignInForm>
    </AccountHero>
  );
}

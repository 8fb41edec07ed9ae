import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { LanguageButton } from './language-button.tsx';
import { LoginFormPart } from './login-form-part.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <AccountHero
      title={t('title.login')}
      headline={t('users.login.welcome')}
      text={t('users.login.why')}
      right={<LanguageButton />}
    >
      <LoginFormPart />
    </AccountHero>
  );
}

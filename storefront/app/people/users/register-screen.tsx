import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { LanguageButton } from './language-button.tsx';
import { RegisterFormPart } from './register-form-part.tsx';

export function Component() {
  const { t } = useTranslation();
  const title = t('title.register');
  return (
    <AccountHero
      title={title}
      headline={title}
      text={t('users.register.why')}
      right={<LanguageButton />}
      fallback="/login"
    >
      <RegisterFormPart />
    </AccountHero>
  );
}

import { useSignedIn } from '../../api/session.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { ChangePasswordPart } from './change-password-part.tsx';

export function Component() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const title = t('title.changePassword');
  return (
    <AccountHero
      low
      title={title}
      headline={title}
      text={t('users.passwords.changeWhy')}
      fallback={signedIn ? '/passwords' : '/login'}
    >
      <ChangePasswordPart signedIn={signedIn} />
    </AccountHero>
  );
}

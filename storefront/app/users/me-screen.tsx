import { useTranslation } from '../i18n/use-translation.tsx';
import { NavBar } from '../design/nav-bar.tsx';

export function Component() {
  const { t } = useTranslation();
  return <NavBar large title={t('title.me')} />;
}

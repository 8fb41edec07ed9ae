import { useTranslation } from 'react-i18next';
import { NavBar } from '../design/nav-bar.tsx';

export function Component() {
  const { t } = useTranslation();
  return <NavBar large title={t('title.bag')} />;
}

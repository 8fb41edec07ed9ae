import { useTranslation } from 'react-i18next';
import { ScreenBar } from '../shell/screen-bar.tsx';

export function Component() {
  const { t } = useTranslation();
  return <ScreenBar title={t('title.products')} />;
}

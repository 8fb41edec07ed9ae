import { useTranslation } from '../i18n/use-translation.tsx';
import { ScreenBar } from '../shell/screen-bar.tsx';

export function Component() {
  const { t } = useTranslation();
  return <ScreenBar title={t('title.search')} />;
}

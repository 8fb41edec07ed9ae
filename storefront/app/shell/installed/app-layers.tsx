import { Toaster } from '../../design/toast.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from '../router/link.tsx';
import { AppBanners } from './app-banners.tsx';

/** What belongs to no screen: banners above them all, and toasts. A toast that came before waits for it. */
export function AppLayers() {
  const { t } = useTranslation();
  return (
    <>
      <AppBanners />
      <Toaster closeLabel={t('shell.close')} link={(to, face) => <Link to={to} {...face} />} />
    </>
  );
}

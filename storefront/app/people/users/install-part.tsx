import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { install, installOffer, subscribeInstallOffer } from '../../shell/installed/install-event.ts';

/** Installs the storefront as an app, or says how the browser does it; not in the app itself. */
export function InstallPart() {
  const { t } = useTranslation();
  const offer = useSyncExternalStore(subscribeInstallOffer, installOffer);
  if (matchMedia('(display-mode: standalone)').matches) return null;
  return (
    <ListGroup>
      <ListRow
        icon={Download}
        title={t('users.setting.install')}
        note={offer ? t('users.setting.installNote') : t('users.setting.installHow')}
        {...(offer && { onClick: () => void install() })}
      />
    </ListGroup>
  );
}

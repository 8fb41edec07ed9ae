import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverNow } from '@tradewind/client/server-clock';
import { readLook } from '../../api/look.ts';
import { endPush } from '../../api/push-subscription.ts';
import { subscribeSession } from '../../api/session.ts';
import { storage } from '../../api/storage.ts';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRoute } from '../page-title.ts';
import { followBadge } from './app-badge.ts';
import { BannerCard } from './banner-card.tsx';
import { followLastSeen } from './follow-last-seen.ts';
import { install, installOffer, subscribeInstallOffer } from './install-event.ts';
import { countVisit, dismissInstall, isTimeToInstall } from './install-moment.ts';
import { LookBanner } from './look-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { startWorker, subscribeVersion, takeNewVersion, waitingVersion } from './service-worker.ts';

/** What concerns the app as a whole: an operator's look at an account, a lost network, a new version, and the offer to install it. */
export function AppBanners() {
  const queries = useQueryClient();
  useEffect(() => {
    countVisit(storage, serverNow());
    void startWorker().catch(() => undefined);
    // What this browser keeps is of whoever is signed in, not of the account that an operator looks at.
    if (readLook() !== null) return undefined;
    const leaveLastSeen = followLastSeen();
    const leavePush = subscribeSession(() => void endPush().catch(() => undefined));
    const leaveBadge = followBadge(queries);
    return () => {
      leaveLastSeen();
      leavePush();
      leaveBadge();
    };
  }, [queries]);
  return (
    <>
      <LookBanner />
      <OfflineBanner />
      <NewVersionBar />
      <InstallCard />
    </>
  );
}

/** A new version waits; the page is reloaded when somebody wants it, never by itself. */
function NewVersionBar() {
  const { t } = useTranslation();
  const version = useSyncExternalStore(subscribeVersion, waitingVersion);
  return (
    <div role="status" aria-live="polite" className="shrink-0">
      {version && (
        <p className="flex items-center justify-center gap-3 bg-sea-tint px-4 py-1 text-note text-ink">
          {t('app.newVersion')}
          <Button kind="ghost" size="sm" onClick={takeNewVersion}>
            {t('app.reload')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The offer to install the app, at a moment that makes sense. */
function InstallCard() {
  const { t } = useTranslation();
  const isTab = useRoute()?.tab !== undefined;
  const offer = useSyncExternalStore(subscribeInstallOffer, installOffer);
  const [declined, setDeclined] = useState(false);
  if (!isTab || !offer || declined || !isTimeToInstall(storage)) return null;
  const decline = () => {
    dismissInstall(storage);
    setDeclined(true);
  };
  return (
    <BannerCard
      icon={Download}
      title={t('app.install')}
      text={t('app.installText')}
      actions={
        <>
          <Button kind="ghost" size="sm" onClick={decline}>
            {t('app.notNow')}
          </Button>
          <Button size="sm" onClick={() => void install().then((agreed) => agreed || decline())}>
            {t('app.installNow')}
          </Button>
        </>
      }
    />
  );
}

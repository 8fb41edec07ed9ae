import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { userQuery } from '../../api/user.ts';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { useMedia } from '../../design/use-media.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState, isConnectionProblem } from '../../shell/errors/error-state.tsx';
import { framePart } from '../../shell/frame/frame-parts.tsx';
import { rows, shortcuts } from './account-places.ts';
import { MeHeadPart } from './me-head-part.tsx';
import { MeOrdersPart } from './me-orders-part.tsx';
import { MeWalletPart } from './me-wallet-part.tsx';
import { Bell, Globe, RotateCw } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Button } from '../../design/button.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { languageNames } from '../../i18n/language.ts';
import { TermsNotice } from '../../platform/content/terms-notice.tsx';
import { Notice } from '../../design/notice.tsx';
import { Card } from '../../design/card.tsx';
import { IconLabel } from '../../design/icon-label.tsx';

/** Products for the shopper, of a domain above this one; a narrow window has them at Home. */
const OwnProductsPart = framePart((parts) => parts.ownProducts());

export function Component() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const isWide = useMedia('(min-width: 64rem)');
  const queries = useQueryClient();
  const asked = useQuery({ ...userQuery(), enabled: signedIn, refetchOnMount: 'always' });
  const user = (signedIn && asked.data) || null;
  const failed = signedIn && !user && asked.isError;
  const retry = () => void asked.refetch();
  if (failed && !isConnectionProblem(asked.error)) {
    return (
      <>
        <h1 className="sr-only">{t('title.me')}</h1>
        <ErrorState error={asked.error} onRetry={retry} />
      </>
    );
  }
  return (
    <PullToRefresh
      onRefresh={() => queries.invalidateQueries({ queryKey: userQuery().queryKey })}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('users.me.refresh')}
    >
      <MeHeadPart user={user} signedIn={signedIn} failed={failed} />
      {/* In a wide window the balance stands beside the orders. */}
      <div className="flex flex-col gap-2.5 px-3 pb-5 lg:grid lg:grid-cols-2 lg:gap-5 lg:pr-4 lg:pb-0">
        {failed ? <OfflineNotice onRetry={retry} /> : <MeWalletPart money={user?.money ?? null} />}
        <div className="empty:hidden lg:order-first lg:col-span-2">
          <TermsNotice />
        </div>
        <MeOrdersPart counts={user?.order_counts ?? null} />
        {/* A wide window has these places in its sidebar. */}
        <div className="flex flex-col gap-2.5 lg:hidden">
          <MeShortcutsPart unread={user?.notification_count ?? 0} />
          <MeRowsPart />
        </div>
      </div>
      {isWide && signedIn && !failed && (
        <Suspense>
          <OwnProductsPart />
        </Suspense>
      )}
    </PullToRefresh>
  );
}

/** In place of the balance, which is never shown without a network; the places below can be opened. */
function OfflineNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="warn"
      title={t('shell.offline')}
      action={
        <Button kind="ghost" size="sm" icon={RotateCw} onClick={onRetry} className="-ml-3">
          {t('shell.tryAgain')}
        </Button>
      }
    >
      {t('users.me.offline')}
    </Notice>
  );
}

function MeRowsPart() {
  const { t, locale } = useTranslation();
  return (
    <ListGroup>
      {rows.map(({ to, icon, text, value }) => (
        <ListRow
          key={to}
          icon={icon}
          title={t(text)}
          value={value && t(value)}
          link={(face) => <Link to={to} {...face} />}
        />
      ))}
      <ListRow
        icon={Globe}
        title={t('title.language')}
        value={<span lang={locale}>{languageNames[locale]}</span>}
        link={(face) => <Link to="/language" {...face} />}
      />
    </ListGroup>
  );
}

/** Shortcuts to favourites, shops, addresses and notifications, with the count of unread ones. */
function MeShortcutsPart({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <Card as="section" className="grid grid-cols-4 px-1 py-2.5">
      {shortcuts.map(({ to, icon, text }) => (
        <IconLabel
          key={to}
          tone="sea"
          icon={icon}
          label={t(text)}
          {...(icon === Bell && { count: unread, countLabel: t('notifications.unreadCount', { count: unread }) })}
          link={(face) => <Link to={to} {...face} />}
          className="min-w-0 justify-start px-0.5 py-1 text-balance break-words"
        />
      ))}
    </Card>
  );
}

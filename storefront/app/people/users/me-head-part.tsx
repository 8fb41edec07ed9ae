import type { UserInfo } from '@tradewind/contract/people/users';
import { ChevronRight, Headset, Settings } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from './avatar.tsx';

interface MeHeadPartProps {
  /** Null while loading and for visitors. */
  user: UserInfo | null;
  signedIn: boolean;
  /** That the account could not be loaded. */
  failed: boolean;
}

/** The head of the account screen: avatar, name and links. */
export function MeHeadPart({ user, signedIn, failed }: MeHeadPartProps) {
  const { t } = useTranslation();
  const unread = user?.message_count ?? 0;
  return (
    <header className="bg-linear-to-b from-sea-tint to-canvas px-2 pb-5 lg:bg-none lg:pt-5 lg:pr-1 lg:pb-4 lg:pl-0">
      <h1 className="sr-only">{t('title.me')}</h1>
      <div className="flex min-h-(--bar-top) items-center justify-end lg:hidden">
        <IconButton
          icon={Headset}
          label={
            unread > 0 ? `${t('title.services')}, ${t('shell.messageCount', { count: unread })}` : t('title.services')
          }
          count={unread}
          link={(face) => <Link to="/services" {...face} />}
        />
        {signedIn && (
          <IconButton icon={Settings} label={t('title.setting')} link={(face) => <Link to="/setting" {...face} />} />
        )}
      </div>
      <div className="flex items-center gap-3.5 px-3">
        <Avatar user={user} />
        {user ? (
          <Name user={user} />
        ) : failed ? (
          <p className="text-h2 font-bold tracking-[-0.02em]">{t('title.me')}</p>
        ) : signedIn ? (
          <NameSkeleton />
        ) : (
          <Visitor />
        )}
      </div>
    </header>
  );
}

function Name({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-h2 font-bold tracking-[-0.02em] break-words">{user.nickname}</p>
        {user.nickname !== user.username && <p className="truncate text-note text-ink-3">{user.username}</p>}
      </div>
      <Link
        to="/profile"
        className="press inline-flex min-h-11 shrink-0 items-center gap-0.5 pl-2 text-note text-ink-2"
      >
        {t('users.me.profile')}
        <ChevronRight aria-hidden size={17} />
      </Link>
    </>
  );
}

function NameSkeleton() {
  return (
    <div className="flex-1">
      <Skeleton className="h-6 w-36" />
      <Skeleton className="mt-2 h-4 w-24" />
    </div>
  );
}

function Visitor() {
  const { t } = useTranslation();
  return (
    <Link to="/login?back=%2Ffilter" className="press min-h-11 min-w-0 flex-1 py-1">
      <span className="flex items-center gap-1 text-h2 font-bold tracking-[-0.02em]">
        {t('title.login')}
        <ChevronRight aria-hidden size={20} className="text-ink-3" />
      </span>
      <span className="block text-note text-ink-2">{t('users.login.intro')}</span>
    </Link>
  );
}

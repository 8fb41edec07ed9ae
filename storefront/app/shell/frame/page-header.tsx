import { Bell, CircleUserRound, Heart, MessageCircle, ShoppingBag } from 'lucide-react';
import { Link } from '../router/link.tsx';
import { useSignedIn } from '../../api/session.ts';
import { useUser } from '../../api/user.ts';
import { BrandMark } from '../../design/brand-mark.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { WidePart } from './frame-parts.tsx';
import { HeaderCategories } from './header-categories.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageChoice } from './language-choice.tsx';

/**
 * What stands above every screen in a wide window; a narrow one has only the skip link, and its bottom navigation. Both
 * are in the page at every width, so that nothing moves while it starts: the style sheet decides.
 */
export function PageHeader() {
  const { t } = useTranslation();
  return (
    <header className="contents">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-(--z-toast) focus:bg-surface focus:p-3"
      >
        {t('shell.skip')}
      </a>
      <div className="hidden shrink-0 bg-surface lg:block">
        <nav
          aria-label={t('shell.services')}
          className="mx-auto flex h-9 w-full max-w-(--page) items-center justify-end gap-6 px-4 text-note text-ink-2"
        >
          <WidePart part="shipTo" />
          <LanguageChoice />
          <Link to="/merchantEntry" className="hover:text-sea">
            {t('shell.openShop')}
          </Link>
          <Link to="/helpAndSupport" className="hover:text-sea">
            {t('shell.help')}
          </Link>
        </nav>
      </div>
      <div className="frost sticky top-0 z-(--z-bar) hidden shrink-0 bg-surface/95 md:block">
        <div className="mx-auto flex h-(--page-top) w-full max-w-(--page) items-center gap-4 px-4 lg:gap-7">
          <Link to="/home" className="press shrink-0 rounded-md">
            <BrandMark name={t('shell.brand')} />
          </Link>
          <HeaderSearch />
          <AccountLinks />
        </div>
      </div>
      <HeaderCategories />
    </header>
  );
}

/** Messages, notifications, favourites, cart and account, with what waits in them. */
function AccountLinks() {
  const { t } = useTranslation();
  const user = useUser();
  const signedIn = useSignedIn();
  const { message_count: messages = 0, notification_count: unread = 0, cart_count: pieces = 0 } = user ?? {};
  const counted = (name: string, count: string | false) => (count ? `${name}, ${count}` : name);
  return (
    <nav aria-label={t('shell.account')} className="flex shrink-0 items-center lg:gap-1">
      <IconButton
        icon={MessageCircle}
        label={counted(t('title.services'), messages > 0 && t('shell.messageCount', { count: messages }))}
        count={messages}
        link={(face) => <Link to="/services" {...face} />}
      />
      <IconButton
        icon={Bell}
        label={counted(t('title.notification'), unread > 0 && t('notifications.unreadCount', { count: unread }))}
        count={unread}
        link={(face) => <Link to="/notification" {...face} />}
      />
      <IconButton icon={Heart} label={t('title.heart')} link={(face) => <Link to="/heart" {...face} />} />
      <IconButton
        icon={ShoppingBag}
        label={counted(t('title.bag'), pieces > 0 && t('shell.cartCount', { count: pieces }))}
        count={pieces}
        link={(face) => <Link to="/bag" {...face} />}
      />
      <Link
        to={signedIn ? '/filter' : '/login'}
        className="press flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-body font-semibold lg:max-w-48"
      >
        <CircleUserRound aria-hidden size={22} strokeWidth={1.9} className="shrink-0" />
        <span className="sr-only lg:not-sr-only lg:min-w-0">
          <span className="block truncate">{user ? user.nickname : t(signedIn ? 'title.me' : 'title.login')}</span>
          {signedIn && <WidePart part="balance" />}
        </span>
      </Link>
    </nav>
  );
}

import type { Locale } from '@tradewind/contract/base/locales';
import { messageOverrides } from '@tradewind/contract/platform/messages';
import { makeLanguage } from '../app/i18n/language.ts';
import { allMessages } from '../app/i18n/messages/all.ts';
import { type Messages, messageSources } from '../app/i18n/messages.ts';
import { offlineShellPath } from '../app/paths/offline-shell.ts';
import { isFirst } from '../app/routes.ts';
import { checkAccess, isPublicPath } from '../app/shell/guard/route-guard.ts';
import { matchRoute } from '../app/shell/router/match-route.ts';
import { renderScreen } from './pages/render-screen.tsx';
import { head } from './pages/head.ts';
import { movedCategory } from './pages/moved-category.ts';
import { type Asker, emptyPage, type Page, type PageRequest } from './page-renderer.ts';

/** Where to send who asks for an address instead of showing its page; null where it is shown. */
export function redirectOf({ url, signedIn, framed = false }: Asker): string | null {
  if (url.pathname === offlineShellPath) return null;
  const verdict = checkAccess(url, signedIn, framed);
  if (verdict) return verdict.redirect;
  return url.pathname === '/' ? `/home${url.search}` : null;
}

/** Renders an address: a screen as any visitor sees it, the shell that the browser fills, or a redirect. It knows nothing of who asks. */
export async function render({ url, hasOrigin = true, locale, call }: PageRequest): Promise<Page> {
  if (url.pathname === offlineShellPath) return offlineShell(url, locale, await overridesIn(locale, call));
  const overrides = await overridesIn(locale, call);
  const language = makeLanguage(locale, allMessages[locale], overrides);
  const { t } = language.current();
  const match = matchRoute(url.pathname);
  const route = match?.route;
  const title = t(route?.title ?? 'title.notFound');
  const indexed = isPublicPath(url.pathname) && route !== undefined;
  const page = { ...emptyPage, overrides };
  const words = messageSources(locale);
  const sources = route && !isFirst(route) ? [words.first, words.later, 'app/screens.ts'] : [words.first];
  if (!match || !route?.serverRendered) {
    const bare = head({ url, hasOrigin, locale, t, title, meta: {}, indexed });
    return { ...page, status: route ? 200 : 404, head: bare, sources };
  }
  const moved = await movedCategory(url, call);
  if (moved) return { ...emptyPage, status: 301, redirect: moved };
  const drawn = await renderScreen({ url, locale, language, call, match });
  const found = drawn.status === 200;
  return {
    ...drawn,
    overrides,
    redirect: null,
    sources: [...sources, drawn.source],
    head: head({ url, hasOrigin, locale, t, title, meta: drawn.meta, indexed: indexed && found }),
  };
}

/** Screens that show what was seen last while there is no network. */
const offlineScreens = [
  'app/goods/home/home-screen.tsx',
  'app/goods/product/product-screen.tsx',
  'app/people/users/me-screen.tsx',
  'app/shell/installed/app-layers.tsx',
  'app/trade/cart/cart-screen.tsx',
  'app/trade/orders/order-screen.tsx',
  'app/trade/orders/orders-screen.tsx',
];

/** The page that the service worker keeps. It names all that these screens need. */
function offlineShell(url: URL, locale: Locale, overrides: Messages): Page {
  const { t } = makeLanguage(locale, allMessages[locale], overrides).current();
  const words = messageSources(locale);
  return {
    ...emptyPage,
    overrides,
    head: head({ url, hasOrigin: false, locale, t, title: t('title.home'), meta: {}, indexed: false }),
    sources: [words.first, words.later, 'app/screens.ts', ...offlineScreens],
  };
}

/** The texts that operators changed. A page comes with its own texts rather than not at all. */
const overridesIn = (locale: Locale, call: PageRequest['call']): Promise<Messages> =>
  call(messageOverrides, { locale }).catch(() => ({}));

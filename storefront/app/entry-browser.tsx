import { hydrate as restoreQueries } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readLocale } from '@tradewind/contract/base/locales';
import { call } from './api/call.ts';
import { writeCookie } from './api/cookies.ts';
import { subscribeFailures } from './api/failures.ts';
import { languageCookie, languageCookieValue } from './api/language-cookie.ts';
import { pageLocale } from '@tradewind/client/page-locale';
import { takeLook } from './api/look.ts';
import { createQueries } from './api/queries.ts';
import { endSession, readToken } from './api/session.ts';
import { storage } from './api/storage.ts';
import { applyCurrencyPreference } from './money/currencies/currency-preference.ts';
import { followTheme } from './design/theme.ts';
import { toast } from './design/toast-store.ts';
import { makeLanguage } from './i18n/language.ts';
import { loadFirstMessages } from './i18n/messages.ts';
import { App } from './shell/app.tsx';
import { loginPath } from './shell/guard/back-path.ts';
import { wasSentToSignIn } from './shell/guard/route-guard.ts';
import { inServiceFrame } from './shell/guard/service-frame.ts';
import { keepInstallOffer } from './shell/installed/install-event.ts';
import { applyUserLanguage } from './shell/language/switch-language.ts';
import { readPageOverrides, readPageState } from './shell/page-state.ts';
import { prefetchWhenIdle, createPageRouter } from './shell/router/page-router.ts';
import { RouterView } from './shell/router/router-view.tsx';
import { resetCacheOnSessionChange } from './shell/session/sign-in.ts';
import { failureText } from './shell/errors/failure-text.ts';

/**
 * Brings the page to life. A function, because this file may share its chunk with a screen: awaiting that chunk at the
 * top level would wait for itself.
 */
async function start(): Promise<void> {
  takeLook();
  keepInstallOffer();
  const root = document.getElementById('root') as HTMLElement;
  const hydrate = root.firstElementChild !== null;
  const locale = pageLocale();

  const messages = await loadFirstMessages(locale);
  await breath();
  const queries = createQueries(call);
  restoreQueries(queries, readPageState() ?? {});
  // The page was rendered for a visitor; data of the signed-in shopper is fetched when a screen shows it.
  if (readToken()) void queries.invalidateQueries({ refetchType: 'none' });
  if (readLocale(new URLSearchParams(location.search).get('lang')))
    writeCookie(languageCookie, languageCookieValue(locale));
  const language = makeLanguage(locale, messages, readPageOverrides());
  await breath();
  const sayLoginFirst = () => toast.plain(language.current().t('shell.loginFirst'));
  const router = await createPageRouter({
    queries,
    language,
    hydrate,
    onLoginFirst: sayLoginFirst,
  });

  subscribeFailures({
    onFailure: (failure) => {
      const shown = toast.failure(failureText(language.current().t, failure));
      // Without a network there is nothing to refer to.
      import('./screens.ts').then((later) => later.tellReference(shown, failure, language)).catch(() => undefined);
    },
    onSessionLost: () => {
      endSession();
      if (!inServiceFrame) void router.navigate(loginPath(location.pathname + location.search));
    },
  });
  resetCacheOnSessionChange(queries);
  applyUserLanguage(language, queries);
  applyCurrencyPreference(queries);
  followTheme(storage);

  const app = (
    <App queries={queries} language={language}>
      <RouterView router={router} />
    </App>
  );
  await breath();
  // As a transition, so that React takes the drawn page over in pieces and lets go of the line between them.
  if (hydrate) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  if (wasSentToSignIn(new URL(location.href), readToken() !== null)) sayLoginFirst();
  prefetchWhenIdle(language);
}

/** Between two steps the browser may do what somebody waits for: draw, scroll, follow a link. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

void start();

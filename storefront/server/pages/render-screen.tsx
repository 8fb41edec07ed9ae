import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { Locale } from '@tradewind/contract/base/locales';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Call } from '@tradewind/client/client';
import { createQueries } from '../../app/api/queries.ts';
import type { Language } from '../../app/i18n/language.ts';
import { App } from '../../app/shell/app.tsx';
import type { Match } from '../../app/shell/router/match-route.ts';
import { VisitView } from '../../app/shell/router/router-view.tsx';
import type { Visit } from '../../app/shell/router/visit.ts';
import type { ScreenContext, ScreenMeta } from '../../app/shell/screen.ts';

interface Wanted {
  url: URL;
  locale: Locale;
  language: Language;
  call: Call;
  match: Match;
}

interface Drawn {
  status: number;
  screen: string;
  state: unknown;
  meta: ScreenMeta;
  /** The screen's source file. */
  source: string;
  failure: unknown;
}

/** Loads a screen's data and renders it in its frame, for a visitor. */
export async function renderScreen({ url, locale, language, call, match }: Wanted): Promise<Drawn> {
  const { route, params } = match;
  const queries = createQueries(call);
  const screen = await route.screen();
  const context: ScreenContext = { params, url, queries };
  const failure = await failureOf(screen.loader?.(context));
  forgetFailed(queries);
  const { pathname, search } = url;
  const location = { pathname, search, hash: '', state: null, key: 'first' };
  const visit: Visit = { location, type: 'POP', route, params, Component: screen.Component };
  const app = (
    <App queries={queries} language={language}>
      <VisitView visit={visit} navigate={async () => undefined} opening={null} />
    </App>
  );
  const { html, error } = drawn(app);
  const broken = error ?? failure;
  const meta = broken ? {} : (screen.meta?.({ ...context, t: language.current().t, locale, origin: url.origin }) ?? {});
  return {
    status: meta.missing ? 404 : statusOf(broken),
    screen: html,
    state: dehydrate(queries),
    meta,
    source: sourceOf(screen),
    failure: broken,
  };
}

/** A screen that fails to render is left to the browser, which has an error boundary. */
function drawn(app: ReactElement): { html: string; error: unknown } {
  try {
    return { html: renderToString(app), error: null };
  } catch (error) {
    return { html: '', error };
  }
}

async function failureOf(loading: Promise<unknown> | undefined): Promise<unknown> {
  try {
    await loading;
    return null;
  } catch (error) {
    return error;
  }
}

/** Resets failed queries to pending: the browser refetches them, and hydrates a loading state. */
function forgetFailed(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** 404 for a refusal that says so, 403 for what needs a statement of age, 500 for anything else. Compared by name, because bundles have copies of the classes. */
function statusOf(failure: unknown): number {
  if (!failure) return 200;
  const code = failure instanceof Error && failure.name === 'Refusal' && 'code' in failure ? String(failure.code) : '';
  if (code === 'adults_only') return 403;
  return code.endsWith('_not_found') || code === 'bad_request' ? 404 : 500;
}

/** `name-sources.ts` writes it into each screen of the server's build. */
const sourceOf = (screen: object): string => ('source' in screen ? String(screen.source) : '');

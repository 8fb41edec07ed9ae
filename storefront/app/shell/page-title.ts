import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { Route } from '../routes.ts';
import { useVisit } from './router/visit.ts';
import { pageTitle } from './screen.ts';

/** The route that is shown; null for an unknown address. */
export const useRoute = (): Route | null => useVisit().route;

/** The title of the route in words; the brand, where its texts could not be fetched. */
export function useRouteTitle(): string {
  const { t } = useTranslation();
  const key = useRoute()?.title ?? 'title.notFound';
  const title = t(key);
  return title === key ? t('shell.brand') : title;
}

/** Sets the page title from the route's title key, after each navigation and when the language changes. */
export function useRouteDocumentTitle(visit: string): void {
  const { t } = useTranslation();
  const title = useRouteTitle();
  // A layout effect, so that `useScreenTitle` runs later and wins.
  useLayoutEffect(() => {
    document.title = pageTitle(title, t('shell.brand'));
  }, [title, visit, t]);
}

/** A title that says more than the route's, e.g. the product's name, once it is known. */
export function useScreenTitle(title: string | undefined): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (title) document.title = pageTitle(title, t('shell.brand'));
  }, [title, t]);
}

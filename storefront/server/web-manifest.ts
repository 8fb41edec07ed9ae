import { type Locale, locales } from '@tradewind/contract/base/locales';
import { allMessages } from '../app/i18n/messages/all.ts';
import { makeTranslate } from '../app/i18n/translate.ts';

/** The address of the manifest; each language has its own, by `?lang=`. */
export const manifestPath = '/manifest.webmanifest';

/** Where the device sends what somebody shares with the installed app. */
export const sharePath = '/share';

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({ src, sizes, type: 'image/png', purpose });

/** What a device needs to install the storefront as an app, in one language. Its identity is the same in all of them. */
export function webManifest(locale: Locale): object {
  const t = makeTranslate(locale, allMessages[locale]);
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/home',
    name: t('shell.brand'),
    short_name: t('shell.brand'),
    description: t('shell.description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#f6f4f0',
    theme_color: '#f6f4f0',
    // Read by browsers that know it; the others follow the two colours that the page names.
    color_scheme_dark: { background_color: '#0a1216', theme_color: '#0a1216' },
    categories: ['shopping'],
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-masked-512.png', '512x512', 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut(t('title.myPurchases'), '/myPurchases'),
      shortcut(t('title.bag'), '/bag'),
      shortcut(t('title.search'), '/search'),
      shortcut(t('title.service'), '/services'),
    ],
    share_target: { action: sharePath, method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  };
}

/** The tags in the head that lead to the manifest and the icon of a home screen. */
export const manifestTags = (locale: Locale): string =>
  [
    `<link rel="manifest" href="${manifestPath}?lang=${locale}" />`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png" />`,
  ].join('\n    ');

/** The manifests by language; they change with a new build only. */
export const webManifests: ReadonlyMap<Locale, string> = new Map(
  locales.map((locale) => [locale, JSON.stringify(webManifest(locale))]),
);

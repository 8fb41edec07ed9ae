import { type Locale, locales } from '@tradewind/contract/base/locales';
import escapeHtml from 'escape-html';
import type { Translate } from '../../app/i18n/translate.ts';
import { pageTitle, type ScreenMeta } from '../../app/shell/screen.ts';
import { scriptJson } from '../script-json.ts';
import { manifestTags } from '../web-manifest.ts';

interface Page {
  url: URL;
  /** Whether the origin of the URL is known; without it the head has no absolute links. */
  hasOrigin: boolean;
  locale: Locale;
  t: Translate;
  /** Of the route. */
  title: string;
  meta: ScreenMeta;
  /** Whether search engines may index the page. */
  indexed: boolean;
}

/** The head of a page: title, canonical address, languages, link preview and JSON-LD. */
export function head({ url, hasOrigin, locale, t, title, meta, indexed }: Page): string {
  const shown = pageTitle(meta.title ?? title, t('shell.brand'));
  const tags = [`<title>${escapeHtml(shown)}</title>`, manifestTags(locale)];
  if (!indexed) return [...tags, named('robots', 'noindex')].join('\n    ');
  const description = meta.description || t('shell.description');
  const address = (language?: Locale) => addressOf(url, meta.canonical, language);
  // An address without a language is one of its own, for those whose language is not known.
  const own = address(url.searchParams.has('lang') ? locale : undefined);
  const withOrigin = (linked: () => string[]) => (hasOrigin ? linked() : []);
  tags.push(
    named('description', description),
    ...withOrigin(() => [
      link('canonical', own),
      ...locales.map((other) => link('alternate', address(other), other)),
      link('alternate', address(), 'x-default'),
      property('og:url', own),
      ...card(meta, url, t),
    ]),
    property('og:type', meta.jsonLd && 'offers' in meta.jsonLd ? 'product' : 'website'),
    property('og:site_name', t('shell.brand')),
    property('og:title', meta.title ?? title),
    property('og:description', description),
    property('og:locale', locale.replace('-', '_')),
  );
  if (meta.jsonLd && hasOrigin) tags.push(`<script type="application/ld+json">${scriptJson(meta.jsonLd)}</script>`);
  return tags.join('\n    ');
}

/** The picture of link previews: the page's own, else the default, whose size is known. */
function card({ image, title }: ScreenMeta, { origin }: URL, t: Translate): string[] {
  const address = new URL(image || '/share.png', origin).href;
  return [
    property('og:image', address),
    ...(image ? [] : [property('og:image:width', '1200'), property('og:image:height', '630')]),
    property('og:image:alt', (image && title) || t('shell.slogan')),
    named('twitter:card', image ? 'summary' : 'summary_large_image'),
  ];
}

/** The canonical address of a page; languages share the path and differ in `?lang=`. */
function addressOf(url: URL, canonical: string | undefined, language?: Locale): string {
  const address = new URL(canonical ?? url.pathname, url.origin);
  if (language) address.searchParams.set('lang', language);
  return address.href;
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}" />`;

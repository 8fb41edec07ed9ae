import type { Locale } from '@tradewind/contract/base/locales';
import { pageStateId } from '../app/shell/page-state.ts';
import type { Page } from './entry.tsx';
import { type PageRenderer, templateNonce } from './page-renderer.ts';
import { scriptJson } from './pages/head.ts';

/** A page as HTML, with `mark` wherever the nonce of an answer belongs. */
export async function pageHtml(
  maker: PageRenderer,
  page: Page,
  path: string,
  locale: Locale,
  mark: string,
): Promise<string> {
  const state = page.state
    ? `<script type="application/json" id="${pageStateId}">${scriptJson(page.state)}</script>`
    : '';
  // Only our own tags get a nonce, never a text that happens to hold the placeholder.
  const [pictures, screen] = picturesFirst(page.screen);
  const timely = screen ? scriptsLast : (html: string) => html;
  const template = timely(await maker.template(path)).replaceAll(templateNonce, mark);
  const preloads = timely(maker.preloads(page.sources)).replaceAll(templateNonce, mark);
  // By function, since `$` in a text would mean something to `replace`.
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
    .replace('<!--head-->', () => `${pictures}${page.head}\n    ${preloads}`)
    .replace('<!--screen-->', () => screen)
    .replace('<!--state-->', () => state);
}

/** React names the pictures of the first view before the screen; in the head they are asked for before any script is. */
function picturesFirst(screen: string): [pictures: string, screen: string] {
  const [pictures = ''] = /^(?:<link rel="preload" as="image"[^>]*\/>)*/.exec(screen) ?? [];
  return [pictures, screen.slice(pictures.length)];
}

/** A screen that is drawn already is seen before its scripts are there; they must not take the line from its styles and pictures. */
const scriptsLast = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

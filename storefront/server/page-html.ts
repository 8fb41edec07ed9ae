import type { Locale } from '@tradewind/contract/base/locales';
import { pageOverridesId, pageStateId } from '../app/shell/page-state.ts';
import type { Page, PageRenderer } from './page-renderer.ts';
import { scriptJson } from './script-json.ts';

/** The HTML of a page, marked where it tells what visitors wait for. */
export async function pageHtml(
  maker: PageRenderer,
  page: Page,
  path: string,
  { locale, tellsVitals }: { locale: Locale; tellsVitals: boolean },
): Promise<string> {
  const state = page.state
    ? `<script type="application/json" id="${pageStateId}">${scriptJson(page.state)}</script>`
    : '';
  const overrides =
    Object.keys(page.overrides).length > 0
      ? `<script type="application/json" id="${pageOverridesId}">${scriptJson(page.overrides)}</script>`
      : '';
  const [pictures, screen] = picturesFirst(page.screen);
  const timely = screen ? scriptsLast : (html: string) => html;
  const template = timely((await maker.template(path)).html);
  const preloads = timely(maker.preloads(page.sources));
  // Replacement functions, because `$` is special in a replacement text.
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"${tellsVitals ? ' data-vitals' : ''}`)
    .replace('<!--head-->', () => `${pictures}${page.head}\n    ${preloads}`)
    .replace('<!--screen-->', () => screen)
    .replace('<!--state-->', () => state + overrides);
}

/** Splits off the preload tags that React writes before the screen; in the head they come before the scripts. */
function picturesFirst(screen: string): [pictures: string, screen: string] {
  const [pictures = ''] = /^(?:<link rel="preload" as="image"[^>]*\/>)*/.exec(screen) ?? [];
  return [pictures, screen.slice(pictures.length)];
}

/** Gives scripts low priority, so that styles and pictures of a rendered screen load first. */
const scriptsLast = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

import type { Locale } from '@tradewind/contract/base/locales';
import { pageOverridesId, pageStateId } from '../app/shell/page-state.ts';
import { type Page, type PageRenderer, templateNonce } from './page-renderer.ts';
import { scriptJson } from './script-json.ts';

/** The HTML of a page, with `mark` wherever the response's nonce belongs, and marked for pages that tell what visitors wait for. */
export async function pageHtml(
  maker: PageRenderer,
  page: Page,
  path: string,
  { locale, mark, tellsVitals }: { locale: Locale; mark: string; tellsVitals: boolean },
): Promise<string> {
  const state = page.state
    ? `<script type="application/json" id="${pageStateId}">${scriptJson(page.state)}</script>`
    : '';
  const overrides =
    Object.keys(page.overrides).length > 0
      ? `<script type="application/json" id="${pageOverridesId}">${scriptJson(page.overrides)}</script>`
      : '';
  // The nonce is put into the template and preloads only, never into content that contains the placeholder.
  const [pictures, screen] = picturesFirst(page.screen);
  const timely = screen ? scriptsLast : (html: string) => html;
  const template = timely(await maker.template(path)).replaceAll(templateNonce, mark);
  const preloads = timely(maker.preloads(page.sources)).replaceAll(templateNonce, mark);
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

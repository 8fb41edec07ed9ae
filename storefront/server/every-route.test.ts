import type { Call } from '@tradewind/client/client';
import { type Locale, locales } from '@tradewind/contract/base/locales';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { describe, expect, it } from 'vitest';
import { allMessages } from '../app/i18n/messages/all.ts';
import { routes } from '../app/routes.ts';
import { isPublicPath } from '../app/shell/guard/route-guard.ts';
import { redirectOf, render } from './entry.tsx';

/** What the pages that are drawn on the server ask for: lists without anything in them. */
const plainLists = new Set(['catalog.categories', 'content.banners', 'catalog.recentSearches', 'catalog.hotSearches']);
const empty: Call = async ({ name }) => (plainLists.has(name) ? [] : { total: 0, count: 0, list: [] }) as never;

/** Every route without its optional parameters, and with all of them. */
const addresses = routes.flatMap(({ path, title }) =>
  [...new Set([path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1'), path.replace(/:\w+\??/g, '1')])].map((address) => ({
    address,
    title,
  })),
);

const urlOf = (address: string) => new URL(address, 'https://shop.example');
const open = (address: string, locale: Locale) => render({ url: urlOf(address), locale, call: empty });

it('sends a visitor to sign in exactly where it is private, and back', () => {
  for (const { address } of addresses)
    expect(redirectOf({ url: urlOf(address), signedIn: false }), address).toBe(
      isPublicPath(address) ? null : `/login?back=${encodeURIComponent(address)}`,
    );
});

it('opens for a shopper who is signed in, but for the sign-in screen', () => {
  for (const { address } of addresses)
    expect(redirectOf({ url: urlOf(address), signedIn: true }), address).toBe(address === '/login' ? '/' : null);
});

/** Texts of a page that are keys, or name a value that was not filled in. */
function untranslated(html: string, keys: ReadonlySet<string>): string[] {
  const texts = html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .split(/<[^>]*>|"/)
    .map((text) => text.trim());
  return texts.filter((text) => keys.has(text) || /\{\w+\}/.test(text));
}

describe.each(locales)('every route in %s', (locale) => {
  const messages = allMessages[locale];
  const keys = new Set(Object.keys(messages));
  const brand = messages['shell.brand'] ?? '';
  const closed = [refusalText('not_yet_open', locale), messages['wallet.notYetOpen'] ?? ''];

  it('has its title and only translated texts, and is open', async () => {
    for (const { address, title } of addresses) {
      const { redirect, head, screen } = await open(address, locale);
      expect(redirect, address).toBeNull();
      expect(messages[title], address).toBeTruthy();
      const shown = /<title>([^<]*)<\/title>/.exec(head)?.[1]?.replaceAll('&amp;', '&');
      expect(shown, address).toBe(`${messages[title]} · ${brand}`);
      expect(untranslated(head + screen, keys), address).toEqual([]);
      for (const text of closed) expect(screen, address).not.toContain(text);
    }
  });
});

import type { Call } from '@tradewind/client/client';
import type { Locale } from '@tradewind/contract/base/locales';

export interface PageRequest {
  /** The complete address as requested. */
  url: URL;
  /** Whether the origin of the address is known; without it a page has no absolute links. */
  hasOrigin?: boolean;
  locale: Locale;
  /** Whether there is a session cookie; the API checks whether it is valid. */
  signedIn: boolean;
  /** Whether the browser loads the page into a frame. */
  framed?: boolean;
  /** Calls endpoints in-process, as a visitor. */
  call: Call;
}

export interface Page {
  status: number;
  /** Target of a redirect; nothing else is set then. */
  redirect: string | null;
  head: string;
  /** The HTML of the screen; empty where only the shell is sent. */
  screen: string;
  /** The query cache that the screen was rendered from, for hydration. */
  state: unknown;
  /** Texts that operators changed, by key. */
  overrides: Readonly<Record<string, string>>;
  /** Source files to preload beside the entry. */
  sources: string[];
  /** Why data is missing, for the log. */
  failure: unknown;
}

/** What `entry.tsx` exports; the server loads it from the build, or through Vite, and never imports it. */
export type RenderPage = (request: PageRequest) => Promise<Page>;

/** Renders pages and provides the template around them, with `<!--head-->`, `<!--screen-->` and `<!--state-->` in it. */
export interface PageRenderer {
  render: RenderPage;
  template: (path: string) => Promise<string>;
  /** Tags that fetch a source file's chunk early. */
  preloads: (sources: readonly string[]) => string;
}

/** Placeholder of each response's nonce in the template. */
export const templateNonce = '__NONCE__';

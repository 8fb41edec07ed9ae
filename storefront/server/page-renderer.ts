import type { Call } from '@tradewind/client/client';
import type { Locale } from '@tradewind/contract/base/locales';

export interface PageRequest {
  /** The address with what the page depends on: see `pageSearch`. */
  url: URL;
  /** Whether the origin of the address is known; without it a page has no absolute links. */
  hasOrigin?: boolean;
  locale: Locale;
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

/** A page that shows nothing yet. */
export const emptyPage: Page = {
  status: 200,
  redirect: null,
  head: '',
  screen: '',
  state: null,
  overrides: {},
  sources: [],
  failure: null,
};

/** Who asks for a page, as far as it decides whether they are sent elsewhere. */
export interface Asker {
  /** The complete address as requested. */
  url: URL;
  /** Whether there is a session cookie; the API checks whether it is valid. */
  signedIn: boolean;
  /** Whether the browser loads the page into a frame. */
  framed?: boolean;
}

/** What `entry.tsx` exports; the server loads it from the build, or through Vite, and never imports it. */
export interface PageEntry {
  /** Where to send who asks for an address instead of showing its page; null where it is shown. */
  redirectOf: (asker: Asker) => string | null;
  /** Renders an address, the same for everybody. */
  render: (request: PageRequest) => Promise<Page>;
}

/** Around a page, with `<!--head-->`, `<!--screen-->` and `<!--state-->` in it. */
export interface Template {
  html: string;
  /** Its inline scripts, as sources of a content security policy. */
  scripts: readonly string[];
}

/** Renders pages and provides the template around them. */
export interface PageRenderer {
  /** Loaded anew for each page where the sources may have changed. */
  entry: () => Promise<PageEntry>;
  template: (path: string) => Promise<Template>;
  /** Tags that fetch a source file's chunk early. */
  preloads: (sources: readonly string[]) => string;
}

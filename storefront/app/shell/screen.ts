import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@tradewind/contract/base/locales';
import type { ComponentType } from 'react';
import type { Translate } from '../i18n/translate.ts';

/** What a loader gets: the parts of the address, and the cache to fill. */
export interface ScreenContext {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  queries: QueryClient;
}

export interface MetaContext extends ScreenContext {
  t: Translate;
  locale: Locale;
  /** `https://shop.example`, for absolute addresses. */
  origin: string;
}

/** What search engines and link previews read. Whatever is left out comes from the title key and the brand. */
export interface ScreenMeta {
  title?: string;
  /** There is nothing at this address: the server answers 404. */
  missing?: true;
  description?: string;
  /** Path or address of a picture. */
  image?: string;
  /** Path of the canonical address where several lead here; otherwise the address without its query. */
  canonical?: string;
  /** Structured data by schema.org. */
  jsonLd?: object;
}

/** What a screen file exports. */
export interface ScreenModule {
  Component: ComponentType;
  /** Fills the cache with what the first paint needs. Awaited on the server; in the browser the screen opens meanwhile. */
  loader?: (context: ScreenContext) => Promise<unknown>;
  /** Read on the server after `loader`. */
  meta?: (context: MetaContext) => ScreenMeta;
}

/** The title of a page in the window and in search results. */
export const pageTitle = (title: string, brand: string): string => `${title} · ${brand}`;

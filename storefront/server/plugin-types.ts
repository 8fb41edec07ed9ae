import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls an endpoint in-process as a visitor and returns its `data`. The endpoint is a copy from our
 * bundle: find the real one by its `name`. What it refuses is thrown as an error
 * whose `name` is `Refusal` and whose `code` says why.
 */
export type VisitorCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  visitor: { locale: Locale },
) => Promise<OutputOf<E>>;

/** What a page shows, by its id as the address has it. */
export type Visited = { productId: string } | { shopId: string };

/** A page as bytes, and its compressed forms by content encoding, as far as they were asked for. */
export interface KeptPage {
  readonly bytes: Buffer;
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** Keeps pages that are the same for everybody, until a record that they name changes. */
export interface PageCache {
  /** The kept page of a name, else what `draw` makes of it, which is kept. Those who ask meanwhile wait for the same; a failure is not kept. */
  get(name: string, draw: () => Promise<string>): Promise<KeptPage>;
  /** Chooses the encoding of an answer by what its caller accepts. @returns the bytes to send. */
  encodedFor(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<Buffer>;
}

export interface StorefrontOptions {
  /** Serves from the sources with hot reload instead of from the build. */
  dev: boolean;
  /** The language of pages for browsers that ask for none of the five. */
  defaultLocale: Locale;
  call: VisitorCall;
  pages: PageCache;
  /** The origin of absolute links in a page, e.g. `https://shop.example`; null when it is not known. */
  originOf: (request: FastifyRequest) => string | null;
  /** Origins, besides the own one, of pages that may show the conversation of customer service in a frame. */
  serviceFramers?: readonly string[];
  /** Where uploaded pictures are besides this server. */
  pictureOrigins?: readonly string[];
  /** Told of every page of a product or a shop that was sent, to count its visitors. */
  onVisit?: (visited: Visited, request: FastifyRequest) => void;
  /** Whether pages measure what visitors wait for and send it to `/page-vitals`. */
  tellsVitals?: boolean;
  /** The running request as `traceparent` writes it, which its page is told; null where nobody observes. */
  traceParent?: () => string | null;
}

/** The package's public types for the server, without the browser's types: see `plugin.ts`. */
export type StorefrontPlugin = (app: FastifyInstance, options: StorefrontOptions) => Promise<void>;
export declare const storefront: StorefrontPlugin;

/** The texts of the storefront, by language and key. */
export declare const storefrontMessages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** The patterns of the pages, such as `/detail/:product?/:mer?`. */
export declare const pagePatterns: readonly string[];

import type { Page, PageRequest } from './entry.tsx';

/** Renders pages and provides the template around them, with `<!--head-->`, `<!--screen-->` and `<!--state-->` in it. */
export interface PageRenderer {
  render: (request: PageRequest) => Promise<Page>;
  template: (path: string) => Promise<string>;
  /** Tags that fetch a source file's chunk early. */
  preloads: (sources: readonly string[]) => string;
}

/** Placeholder of each response's nonce in the template. */
export const templateNonce = '__NONCE__';

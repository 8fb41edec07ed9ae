import type { Page, PageRequest } from './entry.tsx';

/** The HTML around a screen, with `<!--head-->`, `<!--screen-->` and `<!--state-->` in it. */
export interface PageRenderer {
  render: (request: PageRequest) => Promise<Page>;
  template: (path: string) => Promise<string>;
  /** Tags that fetch a source file's chunk early. */
  preloads: (sources: readonly string[]) => string;
}

/** Stands for each answer's own nonce in the template. */
export const templateNonce = '__NONCE__';

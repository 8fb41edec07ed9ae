import type { Locale } from '@tradewind/contract/base/locales';
import type { ProductDraft } from './draft.ts';

/** What each part of the editor gets. */
export interface EditorProps {
  draft: ProductDraft;
  /** Changes some parts of the draft, in place of the present ones or depending on them. */
  change: (parts: Partial<ProductDraft> | ((draft: ProductDraft) => Partial<ProductDraft>)) => void;
  /** The language whose texts are edited. */
  locale: Locale;
  /** The language that is shown beside it. */
  reference: Locale;
  /** Whether the server refused the field of this path, such as `skus[3].price`. */
  isInvalid: (path: string) => boolean;
}

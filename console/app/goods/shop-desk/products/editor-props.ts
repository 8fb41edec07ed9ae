import type { EditedLanguages } from '../editing/editor-frame.tsx';
import type { ProductDraft } from './draft.ts';

/** What each part of the editor gets. */
export interface EditorProps extends EditedLanguages {
  draft: ProductDraft;
  /** Changes some parts of the draft, in place of the present ones or depending on them. */
  change: (parts: Partial<ProductDraft> | ((draft: ProductDraft) => Partial<ProductDraft>)) => void;
  /** Whether the server refused the field of this path, such as `skus[3].price`. */
  isInvalid: (path: string) => boolean;
}

import type { Locale } from '@tradewind/contract/base/locales';
import type { PageEditor } from './use-page-editor.ts';

/** What each part of the editor gets. */
export interface PageEditorProps {
  editor: PageEditor;
  /** The language whose texts are edited. */
  locale: Locale;
  /** The language that is shown beside it. */
  reference: Locale;
}

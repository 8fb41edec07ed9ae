import type { EditedLanguages } from '../editing/editor-frame.tsx';
import type { PageEditor } from './use-page-editor.ts';

/** What each part of the editor gets. */
export interface PageEditorProps extends EditedLanguages {
  editor: PageEditor;
}

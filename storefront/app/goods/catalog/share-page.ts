import { toast } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';
import { copyText } from '../../shell/copy-text.ts';

/** Shares the page by the device's share sheet, or copies its address where there is none. */
export async function sharePage(t: Translate, title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    // Closing the share sheet rejects; that is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  if (await copyText(t, url)) toast.success(t('shell.copied'));
}

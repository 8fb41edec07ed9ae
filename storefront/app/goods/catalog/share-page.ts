import { toast } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Offers the page to other people: by the device's own menu where there is one, else by copying its address. */
export async function sharePage(t: Translate, title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    // Closing the menu rejects; there is nothing to tell then.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  if (!navigator.clipboard) {
    toast.failure(t('shell.copyNeedsHttps'));
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t('shell.copied'));
  } catch {
    toast.failure(t('shell.copyFail'));
  }
}

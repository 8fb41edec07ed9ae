import { toast } from '../design/toast-store.ts';
import type { Translate } from '../i18n/translate.ts';

/** Copies a text. Browsers allow it on HTTPS only, and a toast says so elsewhere. @returns whether it was copied. */
export async function copyText(t: Translate, text: string): Promise<boolean> {
  if (!navigator.clipboard) {
    toast.failure(t('shell.copyNeedsHttps'));
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast.failure(t('shell.copyFail'));
    return false;
  }
}

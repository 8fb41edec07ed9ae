import { toast } from '../design/toast-store.ts';
import type { Translate } from '../i18n/translate.ts';

/** Copies a text and says so. Browsers allow it on HTTPS only; elsewhere the spec's message tells that it failed. */
export async function copyText(t: Translate, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('shell.copied'));
  } catch {
    toast.failure(t('shell.copyFail'));
  }
}

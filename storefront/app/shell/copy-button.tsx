import { Copy } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { toast } from '../design/toast-store.ts';
import type { Translate } from '../i18n/translate.ts';

/** A number or address; pressing it copies it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copyText(t, text)}
      className="press hit tnum inline-flex min-w-0 items-center gap-2 text-body"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      <Copy aria-hidden size={16} strokeWidth={1.9} className="shrink-0 text-sea" />
    </button>
  );
}

/** Copies a text and shows a toast. Browsers allow it on HTTPS only; elsewhere the toast says that it failed. */
async function copyText(t: Translate, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('shell.copied'));
  } catch {
    toast.failure(t('shell.copyFail'));
  }
}

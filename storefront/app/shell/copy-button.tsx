import { Copy } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { toast } from '../design/toast-store.ts';
import type { Translate } from '../i18n/translate.ts';
import { copyText } from './copy-text.ts';

/** A number or address; pressing it copies it, or the value that it stands for. */
export function CopyButton({ text, value, label }: { text: string; value?: () => string; label: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copyAndSay(t, value?.() ?? text)}
      className="press hit tnum inline-flex min-w-0 items-center gap-2 text-left text-body"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      <Copy aria-hidden size={16} strokeWidth={1.9} className="shrink-0 text-sea" />
    </button>
  );
}

async function copyAndSay(t: Translate, text: string): Promise<void> {
  if (await copyText(t, text)) toast.success(t('shell.copied'));
}

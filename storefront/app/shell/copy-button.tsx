import { Copy } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { copyText } from './copy-text.ts';

/** A number that copies itself when it is pressed. */
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

import { Button } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** Copies a text and confirms it for a moment. Without a clipboard (plain HTTP) there is no button. */
export const CopyButton = ({ text }: { text: string }) => {
  const t = useTranslation();
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1_500);
  };
  return (
    <Button size="small" onClick={copy} startIcon={copied ? <Check size={16} /> : <Copy size={16} />}>
      {t(copied ? 'common.copied' : 'common.copy')}
    </Button>
  );
};

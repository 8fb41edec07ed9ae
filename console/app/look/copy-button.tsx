import { Button } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/words.ts';

/** Copies a text and says so for a moment; without a clipboard (plain HTTP) it is not there, the text can be marked. */
export const CopyButton = ({ text }: { text: string }) => {
  const word = useWords();
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1_500);
  };
  return (
    <Button size="small" onClick={copy} startIcon={copied ? <Check size={16} /> : <Copy size={16} />}>
      {word(copied ? 'common.copied' : 'common.copy')}
    </Button>
  );
};

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { copyText } from '../../../shell/copy-text.ts';

const copiedFor = 1_500;
const ends = 6;

/** A deposit address with its first and last characters bold, as people compare them, and a button that copies it. */
export function AddressBoxPart({ address }: { address: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(t, address)) setCopied(true);
  };
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2 rounded-md bg-sunken py-2 pr-2 pl-4">
      <p className="min-w-[11rem] flex-1 text-body [overflow-wrap:anywhere] text-ink-2">
        <b className="font-bold text-ink">{address.slice(0, ends)}</b>
        {address.slice(ends, -ends)}
        <b className="font-bold text-ink">{address.slice(-ends)}</b>
      </p>
      <Button
        kind="soft"
        size="sm"
        icon={copied ? Check : Copy}
        aria-live="polite"
        className="min-h-11 shrink-0"
        onClick={() => void copy()}
      >
        {copied ? t('shell.copied') : t('wallet.copy')}
      </Button>
    </div>
  );
}

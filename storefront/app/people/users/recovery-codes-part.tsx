import { Copy, Download } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { copyText } from '../../shell/copy-text.ts';
import { saveFile } from '../../shell/save-file.ts';

/** New recovery codes, the only time that they are shown. */
export function RecoveryCodesPart({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(t, text)) toast.success(t('shell.copied'));
  };
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Notice tone="warn" title={t('factor.recovery.title')}>
        {t('factor.recovery.text')}
      </Notice>
      <ul className="tnum grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken p-4 font-mono text-body text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-3">
        <Button kind="outline" wide icon={Copy} onClick={() => void copy()}>
          {t('factor.recovery.copy')}
        </Button>
        <Button
          kind="outline"
          wide
          icon={Download}
          onClick={() => saveFile('tradewind-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('factor.recovery.save')}
        </Button>
      </div>
      <Button size="lg" wide onClick={onDone}>
        {t('factor.recovery.stored')}
      </Button>
    </div>
  );
}

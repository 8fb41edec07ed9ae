import { ShieldCheck } from 'lucide-react';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** A step of a form after several failed attempts: the device works for a moment instead of the shopper waiting. */
export function ProvingPart({ done }: { done: number | null }) {
  const { t } = useTranslation();
  // The live region stands there from the start: readers announce only what changes in it.
  return (
    <div role="status">
      {done !== null && (
        <Notice tone="sea" icon={ShieldCheck} title={t('users.proving')}>
          <p>{t('users.provingWhy')}</p>
          <progress
            aria-label={t('users.proving')}
            max={1}
            value={done}
            className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-sea"
          />
        </Notice>
      )}
    </div>
  );
}

import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { BrandMark } from '../../design/brand-mark.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';

const LanguageSheet = lazy(async () => ({
  default: (await import('../../people/users/language-sheet.tsx')).LanguageSheet,
}));

/** The brand, and the language for visitors, who have no settings yet. */
export function BrandRow() {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const active = useScreenActive();
  return (
    <header className="flex min-h-12 items-center justify-between gap-3 pt-1.5 pr-2 pl-4">
      <h1>
        <BrandMark name={t('shell.brand')} />
      </h1>
      <IconButton icon={Globe} label={t('title.language')} onClick={() => setSheet('open')} />
      {sheet !== 'never' && (
        <Suspense>
          <LanguageSheet
            open={sheet === 'open' && active}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </header>
  );
}

import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { languageNames } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

const LanguageSheet = lazy(async () => ({
  default: (await (await import('../../screens.ts')).frameParts.languageSheet()).LanguageSheet,
}));

/** Language and currency, which visitors choose as well; the dialog is fetched when it is first opened. */
export function LanguageChoice() {
  const { t, locale } = useTranslation();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
        className="inline-flex min-h-9 items-center gap-1.5 hover:text-sea"
      >
        <Globe aria-hidden size={15} strokeWidth={1.9} />
        <span className="sr-only">{t('title.language')}</span>
        <span lang={locale}>{languageNames[locale]}</span>
      </button>
      {dialog !== 'never' && (
        <Suspense>
          <LanguageSheet open={dialog === 'open'} onOpenChange={(open) => setDialog(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  );
}

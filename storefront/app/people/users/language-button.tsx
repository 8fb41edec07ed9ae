import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { languageNames } from '../../i18n/language.ts';

const LanguageSheet = lazy(async () => ({ default: (await import('./language-sheet.tsx')).LanguageSheet }));

/** The language switch at the right of a deep bar. */
export function LanguageButton() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
        className="press inline-flex min-h-11 items-center gap-2 px-3 text-body font-medium text-white"
      >
        <Globe aria-hidden size={19} strokeWidth={1.9} />
        <span className="sr-only">{t('title.language')}</span>
        <span lang={locale}>{languageNames[locale]}</span>
      </button>
      {asked && (
        <Suspense>
          <LanguageSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

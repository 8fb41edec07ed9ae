import { Globe } from 'lucide-react';
import { walletCurrency } from '@tradewind/contract/base/money';
import { useShownCurrency } from '../../api/shown-currency.ts';
import { languageNames } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLanguageSheet } from './use-language-sheet.tsx';

/** Language and currency, which visitors choose as well; the dialog is fetched when it is first opened. */
export function LanguageChoice() {
  const { t, locale } = useTranslation();
  const currency = useShownCurrency()?.currency ?? walletCurrency;
  const { sheet, open } = useLanguageSheet();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="inline-flex min-h-9 items-center gap-1.5 hover:text-sea"
      >
        <Globe aria-hidden size={15} strokeWidth={1.9} />
        <span className="sr-only">{t('title.language')}</span>
        <span lang={locale}>
          {languageNames[locale]} · {currency}
        </span>
      </button>
      {sheet}
    </>
  );
}

import { CurrencyList } from '../../money/currencies/currency-list.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LanguageList } from './language-list.tsx';

interface LanguageSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The language chooser for visitors; the language screen needs a signed-in shopper. Load it lazily. */
export function LanguageSheet({ open, onOpenChange }: LanguageSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet flush open={open} onOpenChange={onOpenChange} title={t('title.language')} closeLabel={t('shell.close')}>
      <div className="pb-4">
        <LanguageList onChosen={() => onOpenChange(false)} />
        <CurrencyList onChosen={() => onOpenChange(false)} />
      </div>
    </Sheet>
  );
}

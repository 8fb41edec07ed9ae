import { CurrencyList } from '../../money/currencies/currency-list.tsx';
import { Card } from '../../design/card.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { LanguageList } from './language-list.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.language')} fallback="/filter" />
      <div className="px-3 pt-1 pb-8">
        <Card className="overflow-hidden">
          <LanguageList />
        </Card>
        <p className="mt-3 px-3 text-center text-cap text-balance text-ink-3">{t('users.language.note')}</p>
        <Card className="mt-4 overflow-hidden empty:hidden">
          <CurrencyList />
        </Card>
      </div>
    </>
  );
}

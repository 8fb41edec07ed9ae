import { locales } from '@tradewind/contract/base/locales';
import { Fragment } from 'react';
import { ChoiceGroup } from '../../design/choice-group.tsx';
import { cx } from '../../design/class-names.ts';
import { Radio } from '../../design/radio.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useSwitchLanguage } from '../../shell/language/switch-language.ts';
import { languageNameIn, languageNames } from '../../i18n/language.ts';

/** The five languages, each by its own name; choosing one switches at once. */
export function LanguageList({ onChosen }: { onChosen?: () => void }) {
  const { t, locale: spoken } = useTranslation();
  const switchTo = useSwitchLanguage();
  return (
    <ChoiceGroup
      label={t('title.language')}
      value={spoken}
      onChange={(locale) => {
        void switchTo(locale);
        onChosen?.();
      }}
    >
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && <hr className="mx-4 border-line" />}
          <Radio value={locale}>
            <span className="block py-1">
              <span lang={locale} className={cx('block text-base', locale === spoken && 'font-semibold text-sea')}>
                {languageNames[locale]}
              </span>
              <span className="block text-note text-ink-3">{languageNameIn(spoken, locale)}</span>
            </span>
          </Radio>
        </Fragment>
      ))}
    </ChoiceGroup>
  );
}

import { countryCodes, countryNameIn } from '@tradewind/contract/people/countries';
import { ChevronDown } from 'lucide-react';
import { type SelectHTMLAttributes, useMemo } from 'react';
import { cx } from '../../../design/class-names.ts';
import { bareControlClass, Field, fieldBoxClass } from '../../../design/field.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

interface CountrySelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  label: string;
  error: string | undefined;
  ref?: (element: HTMLSelectElement | null) => void;
}

/** Every country, by its name in the reader's language. */
export function CountrySelect({ label, error, ...select }: CountrySelectProps) {
  const { t, locale } = useTranslation();
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countryCodes
      .map((code) => ({ code, name: countryNameIn(code, locale) }))
      .sort((one, other) => compare(one.name, other.name));
  }, [locale]);
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <div className={cx(fieldBoxClass({ error }), 'relative min-h-[50px] items-center')}>
          <select
            {...select}
            {...wiring}
            className={cx(bareControlClass, 'cursor-pointer appearance-none self-stretch rounded-md py-2.5 pr-11 pl-4')}
          >
            <option value="">{t('wallet.bank.chooseCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code} className="bg-surface text-ink">
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={18} className="pointer-events-none absolute right-4 text-ink-3" />
        </div>
      )}
    </Field>
  );
}

import { Check, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cx } from '../../design/class-names.ts';
import { Sheet } from '../../design/sheet.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { countriesIn, type Country, matchingCountries } from './countries.ts';

interface CountrySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Code; empty while none is chosen. */
  value: string;
  onChange: (code: string) => void;
}

/** Every country and region, to be searched by name. Give it a new `key` each time it opens. */
export function CountrySheet({ open, onOpenChange, value, onChange }: CountrySheetProps) {
  const { t, locale } = useTranslation();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const [typed, setTyped] = useState('');
  return (
    <Sheet
      flush
      open={open}
      onOpenChange={onOpenChange}
      title={t('addresses.country')}
      closeLabel={t('shell.close')}
      lead={
        <label className="mx-4 mb-2 flex min-h-11 items-center gap-3 rounded-full bg-sunken px-4 has-focus:inset-ring-2 has-focus:inset-ring-sea">
          <Search aria-hidden size={19} className="shrink-0 text-ink-3" />
          <input
            type="search"
            aria-label={t('addresses.searchCountry')}
            placeholder={t('addresses.searchCountry')}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-w-0 flex-1 bg-transparent py-2 text-base outline-hidden [&::-webkit-search-cancel-button]:hidden placeholder:text-ink-3 placeholder:opacity-100"
          />
        </label>
      }
    >
      <CountryList
        countries={matchingCountries(countries, typed)}
        chosen={value}
        onChoose={(code) => {
          onChange(code);
          onOpenChange(false);
        }}
      />
    </Sheet>
  );
}

interface CountryListProps {
  countries: readonly Country[];
  chosen: string;
  onChoose: (code: string) => void;
}

function CountryList({ countries, chosen, onChoose }: CountryListProps) {
  const { t } = useTranslation();
  if (countries.length === 0)
    return <p className="h-[60dvh] px-4 py-8 text-center text-body text-ink-3">{t('addresses.noCountry')}</p>;
  return (
    <ul aria-label={t('addresses.country')} className="h-[60dvh] pb-4">
      {countries.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
            className={cx(
              'flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-left text-lead active:bg-pressed',
              code === chosen && 'font-semibold text-sea',
            )}
          >
            {name}
            {code === chosen && <Check aria-hidden size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

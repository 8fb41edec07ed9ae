import { Check, ChevronLeft, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../design/button.tsx';
import { cx } from '../design/class-names.ts';
import { Sheet } from '../design/sheet.tsx';
import { TextInput } from '../design/text-input.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { type Area, countryNames, matchingCountries, readArea, writeArea } from './area.ts';

interface AreaSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The area so far, as free text. */
  value: string;
  onChange: (area: string) => void;
}

/** Country first, then city or district, within one sheet. Give it a new `key` each time it opens. */
export function AreaSheet({ open, onOpenChange, value, onChange }: AreaSheetProps) {
  const { t, locale } = useTranslation();
  const countries = useMemo(() => countryNames(locale), [locale]);
  const [area, setArea] = useState<Area>(() => readArea(value, countries));
  const [choosing, setChoosing] = useState(area.country === '');
  const [typed, setTyped] = useState('');
  const use = () => {
    onChange(writeArea(area));
    onOpenChange(false);
  };
  return (
    <Sheet
      flush
      open={open}
      onOpenChange={onOpenChange}
      title={t('addresses.area')}
      closeLabel={t('shell.close')}
      lead={
        choosing && (
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
        )
      }
      footer={
        !choosing && (
          <Button size="lg" wide onClick={use}>
            {t('addresses.useArea')}
          </Button>
        )
      }
    >
      {choosing ? (
        <CountryList
          names={matchingCountries(countries, typed)}
          chosen={area.country}
          onChoose={(country) => {
            setArea({ ...area, country });
            setChoosing(false);
          }}
        />
      ) : (
        <div className="px-4 pb-5">
          <button
            type="button"
            onClick={() => setChoosing(true)}
            className="press -ml-2 mb-2 inline-flex min-h-11 items-center gap-1 px-1 text-lead font-medium text-sea"
          >
            <ChevronLeft aria-hidden size={20} />
            <span className="sr-only">{t('addresses.country')}</span>
            {area.country}
          </button>
          <TextInput
            label={t('addresses.city')}
            autoComplete="address-level2"
            maxLength={100}
            value={area.city}
            onChange={(event) => setArea({ ...area, city: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              use();
            }}
          />
        </div>
      )}
    </Sheet>
  );
}

interface CountryListProps {
  names: readonly string[];
  chosen: string;
  onChoose: (country: string) => void;
}

function CountryList({ names, chosen, onChoose }: CountryListProps) {
  const { t } = useTranslation();
  if (names.length === 0) return <p className="h-[60dvh] px-4 py-8 text-center text-body text-ink-3">{t('addresses.noCountry')}</p>;
  return (
    <ul aria-label={t('addresses.country')} className="h-[60dvh] pb-4">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className={cx(
              'flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-left text-lead active:bg-pressed',
              name === chosen && 'font-semibold text-sea',
            )}
          >
            {name}
            {name === chosen && <Check aria-hidden size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

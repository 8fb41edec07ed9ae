import { ChevronDown, Globe } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Locale } from '@tradewind/contract/base/locales';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { callingCodeOf, callingCodes, isInternational, parseMobile, type TypedMobile } from './calling-codes.ts';

interface MobileInputProps {
  value: TypedMobile;
  onChange: (value: TypedMobile) => void;
  onBlur: () => void;
  error?: string;
  hint?: ReactNode;
  ref?: (element: HTMLInputElement | null) => void;
}

/** A mobile number: the calling code from a list and the rest typed, or a whole international number. */
export function MobileInput({ value, onChange, onBlur, error, hint, ref }: MobileInputProps) {
  const { t, locale } = useTranslation();
  const [chosen, setChosen] = useState('');
  const regions = callingCodes.find(({ code }) => code === value.code)?.regions ?? [];
  const region = regions.includes(chosen) ? chosen : (regions[0] ?? '');
  const countries = useMemo(() => countriesWithCode(locale), [locale]);
  return (
    <TextInput
      ref={ref}
      label={t('users.mobile')}
      type="tel"
      inputMode="tel"
      autoComplete={value.code ? 'tel-national' : 'tel'}
      maxLength={32}
      value={value.number}
      onChange={(event) => onChange({ ...value, number: event.target.value })}
      onBlur={() => {
        // A full international number selects its calling code.
        if (isInternational(value.number)) onChange(parseMobile(value.number));
        onBlur();
      }}
      error={error}
      hint={hint}
      before={
        <span className="relative -ml-1 flex min-h-11 shrink-0 items-center gap-1.5 self-stretch rounded-xs border-r border-line pr-3 pl-1 has-focus-visible:outline-2 has-focus-visible:outline-sea">
          {value.code ? <span aria-hidden>+{value.code}</span> : <Globe aria-hidden size={19} className="text-ink-2" />}
          <ChevronDown aria-hidden size={16} className="text-ink-3" />
          <select
            aria-label={t('users.callingCode')}
            autoComplete="off"
            value={region}
            onChange={(event) => {
              setChosen(event.target.value);
              onChange({ ...value, code: callingCodeOf(event.target.value) ?? '' });
            }}
            className="absolute inset-0 size-full cursor-pointer bg-surface text-base text-ink opacity-0"
          >
            {countries.map(({ country, name, code }) => (
              <option key={country} value={country}>
                {`${name} +${code}`}
              </option>
            ))}
            <option value="">{t('users.otherCode')}</option>
          </select>
        </span>
      }
    />
  );
}

/** Every country with its calling code, by name. */
function countriesWithCode(locale: Locale) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return callingCodes
    .flatMap(({ code, regions }) => regions.map((country) => ({ country, code, name: names.of(country) ?? country })))
    .sort((one, other) => compare(one.name, other.name));
}

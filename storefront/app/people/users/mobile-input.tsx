import { ChevronDown, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { callingCodes, parseMobile, type TypedMobile } from './calling-codes.ts';

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
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <TextInput
      ref={ref}
      label={t('users.mobile')}
      type="tel"
      inputMode="tel"
      autoComplete={value.code ? 'tel-national' : 'tel'}
      maxLength={24}
      value={value.number}
      onChange={(event) => onChange({ ...value, number: event.target.value })}
      onBlur={() => {
        // A full international number selects its calling code.
        if (value.number.trim().startsWith('+')) onChange(parseMobile(value.number));
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
            value={value.code}
            onChange={(event) => onChange({ ...value, code: event.target.value })}
            className="absolute inset-0 size-full cursor-pointer bg-surface text-base text-ink opacity-0"
          >
            {callingCodes.map(({ code, regions }) => (
              <option key={code} value={code}>
                {`${regions.map((region) => names.of(region)).join(' / ')} +${code}`}
              </option>
            ))}
            <option value="">{t('users.otherCode')}</option>
          </select>
        </span>
      }
    />
  );
}

import { useState, type Ref } from 'react';
import { FieldButton } from '../../design/field-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { CountrySheet } from '../../people/addresses/country-sheet.tsx';

interface CountryFieldProps {
  /** Code; empty while none is chosen. */
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLButtonElement>;
}

/** A country, chosen in a sheet. */
export function CountryField({ value, onChange, onBlur, error, ref }: CountryFieldProps) {
  const { t, locale } = useTranslation();
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldButton
        ref={ref}
        label={t('addresses.country')}
        value={countryNameIn(value, locale)}
        placeholder={t('addresses.country')}
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
        {...(error !== undefined && { error })}
      />
      <CountrySheet
        key={opened}
        open={open}
        value={value}
        onChange={onChange}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) onBlur();
        }}
      />
    </>
  );
}

import type { AddressFormat, Part } from '@tradewind/contract/people/address-format';
import { lazy, Suspense, useRef, useState } from 'react';
import { useController, useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldButton } from '../../design/field-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useErrorText } from '../users/form-texts.ts';
import type { AddressFields } from './address-rules.ts';
import type { Rows } from './use-areas.ts';

const AreaSheet = lazy(async () => ({ default: (await import('./area-sheet.tsx')).AreaSheet }));

interface AreaPickerProps {
  form: UseFormReturn<AddressFields>;
  format: AddressFormat;
  rows: Readonly<Record<Part, Rows>>;
  onCountry: () => void;
  /** The area is not in the list. */
  onMissing: () => void;
}

/** The region, city and district of an address as one field, chosen level by level or by a search. */
export function AreaPicker({ form, format, rows, onCountry, onMissing }: AreaPickerProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { control } = form;
  const { errors } = useFormState({ control });
  // Whichever of these is missing, the field takes the focus; no country requires the level below them.
  const { field: region } = useController({ control, name: 'region' });
  const { field: city } = useController({ control, name: 'city' });
  const [country, ...all] = useWatch({ control, name: ['country', 'region', 'city', 'district'] });
  const parts = format.areaParts;
  const names = all.slice(0, parts.length);
  const [fault] = parts.flatMap((part) => errors[part] ?? []);
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  /** The postcode that the last chosen area filled. */
  const filled = useRef('');

  const choose = (path: readonly string[], postcode = '') => {
    for (const [level, part] of parts.entries())
      form.setValue(part, path[level] ?? '', {
        shouldDirty: true,
        shouldValidate: errors[part] !== undefined,
      });
    const typed = form.getValues('postcode');
    if (typed !== '' && typed !== filled.current) return;
    filled.current = postcode;
    form.setValue('postcode', postcode, { shouldValidate: errors.postcode !== undefined });
  };
  return (
    <>
      <FieldButton
        ref={(element) => {
          region.ref(element);
          city.ref(element);
        }}
        label={t('addresses.area')}
        value={names.filter(Boolean).join(', ')}
        placeholder={t('addresses.chooseArea')}
        error={errorText(fault)}
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
      />
      {opened > 0 && (
        <Suspense>
          <AreaSheet
            key={opened}
            open={open}
            onOpenChange={(next) => {
              setOpen(next);
              if (next) return;
              region.onBlur();
              city.onBlur();
            }}
            {...{ country, parts, names, rows, onCountry, onMissing }}
            kinds={format.kinds}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  );
}

import type { AddressFormat, Part } from '@tradewind/contract/people/address-format';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useErrorText } from '../users/form-texts.ts';
import type { AddressFields } from './address-rules.ts';
import { AreaField, areaNamed } from './area-field.tsx';
import { AreaPicker } from './area-picker.tsx';
import { listed, useAreas } from './use-areas.ts';
import { usePostcode } from './use-postcode.ts';

const fills: Record<Part, string> = {
  district: 'address-level3',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
};
const longest: Record<Part, number> = { district: 80, city: 160, region: 80, postcode: 20 };
const allParts: readonly Part[] = ['district', 'city', 'region', 'postcode'];

interface PlaceFieldsProps {
  form: UseFormReturn<AddressFields>;
  format: AddressFormat;
  /** Another country is wanted. */
  onCountry: () => void;
}

/**
 * The parts that the country uses, in its order and by its names. Where several levels of areas are known they are one
 * field, where regions are a list; both give way to text for what is not listed.
 */
export function PlaceFields({ form, format, onCountry }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { control, formState, register } = form;
  const { errors } = formState;
  const [country, region, city, district, postcode] = useWatch({
    control,
    name: ['country', 'region', 'city', 'district', 'postcode'],
  });
  const values: Record<Part, string> = { region, city, district, postcode };
  const rows = useAreas(format, { country, region, city });
  const elsewhere = usePostcode(
    form,
    format,
    { country, ...values },
    {
      region: listed(rows.region),
      city: listed(rows.city),
      district: listed(rows.district),
      postcode: [],
    },
  );
  /** The countries whose areas somebody wants to type. */
  const [typing, setTyping] = useState<readonly string[]>([]);
  const isTyping = typing.includes(country);
  const type = () => setTyping([...typing, country]);
  // A part that was filled before the country changed stays visible, because it is sent all the same.
  const parts = [...format.parts, ...allParts.filter((part) => !format.parts.includes(part) && values[part])];
  const picked = isTyping ? [] : format.areaParts;
  const [firstPicked] = parts.filter((part) => picked.includes(part));
  const isListed =
    !isTyping &&
    rows.region.length > 0 &&
    (region === '' || rows.region === 'loading' || areaNamed(rows.region, region) !== undefined);
  return parts.map((part) => {
    const kind = format.kinds[part];
    const label = t(kind ? `addresses.kind.${kind}` : `addresses.${part}`);
    if (part === firstPicked) return <AreaPicker key="area" {...{ form, format, rows, onCountry }} onMissing={type} />;
    if (picked.includes(part)) return null;
    if (part === 'region' && isListed)
      return (
        <Controller
          key={part}
          name={part}
          control={control}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <AreaField
              ref={ref}
              label={label}
              rows={listed(rows.region)}
              value={value}
              autoComplete={fills[part]}
              error={errorText(errors[part])}
              onChange={onChange}
              onBlur={onBlur}
              onMissing={() => {
                type();
                form.setValue(part, '');
              }}
            />
          )}
        />
      );
    return (
      <TextInput
        key={part}
        label={label}
        autoComplete={fills[part]}
        maxLength={longest[part]}
        error={errorText(errors[part])}
        aside={
          isTyping &&
          part === format.areaParts.find((one) => parts.includes(one)) && (
            <button
              type="button"
              onClick={() => setTyping(typing.filter((one) => one !== country))}
              className="hit shrink-0 text-note font-medium text-sea"
            >
              {t('addresses.chooseFromList')}
            </button>
          )
        }
        hint={
          part === 'postcode' &&
          elsewhere && (
            <span className="font-medium text-warn">
              {t('addresses.postcodeElsewhere', { postcode: elsewhere.postcode, area: elsewhere.area.name })}
            </span>
          )
        }
        {...register(part)}
      />
    );
  });
}

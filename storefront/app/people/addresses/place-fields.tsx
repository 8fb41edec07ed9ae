import { useQuery } from '@tanstack/react-query';
import type { AddressFormat, Part } from '@tradewind/contract/people/address-format';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useErrorText } from '../users/form-texts.ts';
import { areasQuery } from './address-data.ts';
import type { AddressFields } from './address-rules.ts';
import { type Area, AreaField, areaNamed } from './area-field.tsx';
import { usePostcode } from './use-postcode.ts';

const fills: Record<Part, string> = {
  district: 'address-level3',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
};
const longest: Record<Part, number> = { district: 80, city: 160, region: 80, postcode: 20 };
const allParts: readonly Part[] = ['district', 'city', 'region', 'postcode'];
const below: Record<Part, readonly Part[]> = {
  region: ['city', 'district'],
  city: ['district'],
  district: [],
  postcode: [],
};

interface PlaceFieldsProps {
  form: UseFormReturn<AddressFields>;
  format: AddressFormat;
}

/** The parts that the country uses, in its order and by its names, to choose from where the postal data lists them. */
export function PlaceFields({ form, format }: PlaceFieldsProps) {
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
  const elsewhere = usePostcode(form, format, { country, ...values }, listedRows(rows));
  const [typing, setTyping] = useState<readonly string[]>([]);
  // A part that was filled before the country changed stays visible, because it is sent all the same.
  const parts = [...format.parts, ...allParts.filter((part) => !format.parts.includes(part) && values[part])];
  const choose = (part: Part, name: string, onChange: (name: string) => void) => {
    onChange(name);
    for (const lower of below[part]) if (isList(rows[lower])) form.setValue(lower, '');
  };
  return parts.map((part) => {
    const kind = format.kinds[part];
    const label = t(kind ? `addresses.kind.${kind}` : `addresses.${part}`);
    const known = rows[part];
    const isKnown = (name: string) => known === 'loading' || areaNamed(known, name) !== undefined;
    const isListed =
      isList(known) && !typing.includes(`${country} ${part}`) && (values[part] === '' || isKnown(values[part]));
    return isListed ? (
      <Controller
        key={part}
        name={part}
        control={control}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <AreaField
            ref={ref}
            label={label}
            rows={listed(known)}
            value={value}
            autoComplete={fills[part]}
            error={errorText(errors[part])}
            onChange={(name) => choose(part, name, onChange)}
            onBlur={onBlur}
            onMissing={() => {
              setTyping([...typing, `${country} ${part}`]);
              form.setValue(part, '');
            }}
          />
        )}
      />
    ) : (
      <TextInput
        key={part}
        label={label}
        autoComplete={fills[part]}
        maxLength={longest[part]}
        error={errorText(errors[part])}
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

const isList = (rows: Rows): boolean => rows.length > 0;

type Rows = readonly Area[] | 'loading';

const listed = (rows: Rows): readonly Area[] => (rows === 'loading' ? [] : rows);
const listedRows = ({ region, city, district, postcode }: Record<Part, Rows>): Record<Part, readonly Area[]> => ({
  region: listed(region),
  city: listed(city),
  district: listed(district),
  postcode: listed(postcode),
});

/** What the postal data lists for each part, below what is chosen. */
function useAreas(
  format: AddressFormat,
  { country, region, city }: Pick<AddressFields, 'country' | 'region' | 'city'>,
): Record<Part, Rows> {
  const has = (part: Part) => format.parts.includes(part);
  const regions = useRows(has('region') && format.hasRegions ? country : undefined);
  const cities = useRows(has('city') ? within(regions, region) : undefined);
  const districts = useRows(has('district') ? within(cities, city) : undefined);
  return { region: regions, city: cities, district: districts, postcode: [] };
}

/** The area of this name, where it has others below it. */
function within(rows: Rows, name: string): string | undefined {
  const area = rows === 'loading' ? undefined : areaNamed(rows, name);
  return area && area.below > 0 ? area.id : undefined;
}

function useRows(above: string | undefined): Rows {
  const { data, isLoading } = useQuery({
    ...areasQuery(above ?? ''),
    enabled: above !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (above === undefined) return [];
  return data ?? (isLoading ? 'loading' : []);
}

import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useErrorText } from '../users/form-texts.ts';
import type { AddressFields } from './address-rules.ts';
import type { CountryFormat, Part } from './country-format.ts';
import { useQuery } from '@tanstack/react-query';

const fills: Record<Part, string> = {
  district: 'address-level3',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
};
const longest: Record<Part, number> = { district: 80, city: 160, region: 80, postcode: 20 };
/** The format until the country's own has been loaded. */
const anywhere: CountryFormat = {
  parts: ['city', 'region', 'postcode'],
  usual: new Set(),
  regions: [],
  postcode: null,
};

/** The fields below the street: the parts that the country uses, in its order. */
export function PlaceFields({ form }: { form: UseFormReturn<AddressFields> }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const regions = useId();
  const { control, formState, register } = form;
  const { errors, touchedFields } = formState;
  const values = useWatch({ control });
  const { data } = useCountryFormat(values.country ?? '');
  const format = data?.format ?? anywhere;
  const odd =
    data?.oddParts({
      district: values.district ?? '',
      city: values.city ?? '',
      region: values.region ?? '',
      postcode: values.postcode ?? '',
    }) ?? {};
  // A part that was filled before the country changed stays visible, because it is sent all the same.
  const parts = [
    ...format.parts,
    ...(['district', 'city', 'region', 'postcode'] as const).filter(
      (part) => !format.parts.includes(part) && values[part],
    ),
  ];
  return (
    <>
      {parts.map((part) => {
        const remark = touchedFields[part] && odd[part];
        return (
          <TextInput
            key={part}
            label={t(`addresses.${part}`)}
            autoComplete={fills[part]}
            maxLength={longest[part]}
            list={part === 'region' && format.regions.length > 0 ? regions : undefined}
            error={errorText(errors[part])}
            hint={
              remark && (
                <span className="font-medium text-warn">
                  {t(remark === 'odd' ? 'addresses.postcodeUnusual' : 'addresses.partUsual')}
                </span>
              )
            }
            {...register(part)}
          />
        );
      })}
      {format.regions.length > 0 && (
        <datalist id={regions}>
          {format.regions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The address format of a country. Its data is loaded with the first chosen country; the form works without it. */
function useCountryFormat(country: string) {
  return useQuery({
    queryKey: ['addresses.format', country],
    queryFn: async () => {
      const { countryFormat, unusualParts } = await import('./country-format.ts');
      const format = countryFormat(country);
      return { format, oddParts: (address: Pick<AddressFields, Part>) => unusualParts(format, address) };
    },
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

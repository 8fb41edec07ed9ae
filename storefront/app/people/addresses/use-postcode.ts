import { useQuery } from '@tanstack/react-query';
import { type AddressFormat, type Part, readPostcode } from '@tradewind/contract/people/address-format';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { postcodeQuery } from './address-data.ts';
import type { AddressFields } from './address-rules.ts';
import type { Area } from './area-field.tsx';
import { otherArea, partsToFill, toldParts, type Told } from './postcode-areas.ts';

interface PostcodeArea {
  /** As its country writes it. */
  postcode: string;
  area: Area;
}

/**
 * Fills the parts that a typed postcode tells and that are empty.
 *
 * @returns where the postcode is, if another place was chosen
 */
export function usePostcode(
  form: UseFormReturn<AddressFields>,
  format: AddressFormat,
  values: Readonly<Record<Part | 'country', string>>,
  rows: Readonly<Record<Part, readonly Area[]>>,
): PostcodeArea | null {
  const isTyped = form.formState.dirtyFields.postcode === true;
  const isTelling = format.hasRegions && format.parts.includes('region') && values.postcode.trim() !== '';
  const postcode = (isTelling && readPostcode(format, values.postcode)) || '';
  const { data: path } = useQuery({
    ...postcodeQuery(values.country, postcode),
    enabled: postcode !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const filled = useRef<Told>({});
  useEffect(() => {
    if (!path || !isTyped) return;
    const fill = partsToFill(path, form.getValues(), filled.current);
    for (const part of toldParts) {
      const name = fill[part];
      if (name === undefined || !format.parts.includes(part)) continue;
      filled.current[part] = name;
      form.setValue(part, name, { shouldDirty: true, shouldValidate: form.getFieldState(part).error !== undefined });
    }
  }, [path, isTyped, form, format]);
  const area = path && otherArea(path, values, rows);
  return area ? { postcode, area } : null;
}

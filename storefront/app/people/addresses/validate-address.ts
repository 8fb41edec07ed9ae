import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { messageKey } from '../users/form-texts.ts';
import { type AddressFields, addressFields } from './address-rules.ts';

const byShape = zodResolver(addressFields);

/** Checks the form by its own rules and by those of the country, whose data is loaded with the first check. */
export const validateAddress: Resolver<AddressFields, unknown, AddressFields> = async (values, context, options) => {
  const { faultsOf } = await import('./country-format.ts');
  const checked = await byShape(values, context, options);
  const faults = values.country === '' ? {} : faultsOf(values);
  const errors: FieldErrors<AddressFields> = Object.fromEntries(
    Object.entries(faults).map(([part, fault]) => [
      part,
      { type: 'country', message: messageKey(`addresses.${fault === 'missing' ? 'partNeeded' : 'postcodeInvalid'}`) },
    ]),
  );
  return Object.keys(errors).length === 0 ? checked : { values: {}, errors: { ...errors, ...checked.errors } };
};

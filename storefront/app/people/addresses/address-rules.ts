import { z } from 'zod';
import { messageKey } from '../users/form-texts.ts';

const filled = (max: number, message: string) => z.string().trim().min(1, message).max(max);

/** A part that only some countries use. The form hints when it is usual, but never requires it. */
const part = (max: number) => z.string().trim().max(max);

/** The characters that the server accepts, short enough to leave room for a calling code. */
const shape = /^\+?[\d\s()-]{4,18}$/;

/** P and 12 digits, as Korea gives them. */
export const customsCodeShape = /^P\d{12}$/;

/** Validation of the address form. An unusual number for the country only gets a hint. */
export const addressFields = z.object({
  name: filled(80, messageKey('addresses.nameRequired')),
  mobile: z
    .object({ code: z.string(), number: z.string().trim() })
    .refine(
      ({ number }) => shape.test(number) && number.replaceAll(/\D/g, '').length >= 4,
      messageKey('users.mobileInvalid'),
    ),
  country: filled(2, messageKey('addresses.countryRequired')),
  region: part(80),
  city: part(160),
  district: part(80),
  postcode: part(20),
  street: filled(400, messageKey('addresses.detailRequired')),
  tag: filled(20, messageKey('addresses.tagRequired')),
  customsCode: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => code === '' || customsCodeShape.test(code), messageKey('addresses.customsCodeInvalid')),
  isDefault: z.boolean(),
});
export type AddressFields = z.output<typeof addressFields>;

import { z } from 'zod';
import { latinDigits, withoutMarks } from '@tradewind/contract/base/latin-digits';
import { isLatinName, tidyLatinName } from '@tradewind/contract/people/latin-name';
import { looksLikePhone } from '@tradewind/contract/people/phone-shape';
import { isInternational } from '../users/calling-codes.ts';
import { messageKey } from '../users/form-texts.ts';

const filled = (max: number, message: string) => z.string().trim().min(1, message).max(max);

/** A part that only some countries use; which need it is in their format. */
const part = (max: number) => z.string().trim().max(max);

/** P and 12 digits, as Korea gives them. */
export const customsCodeShape = /^P\d{12}$/;

const digits = (number: string): number => latinDigits(number).replaceAll(/\D/g, '').length;

/** Validation of the address form. An unusual number for the country only gets a hint. */
export const addressFields = z.object({
  name: filled(80, messageKey('addresses.nameRequired')),
  nameLatin: z
    .string()
    .transform(tidyLatinName)
    .pipe(z.string().max(80).refine(isLatinName, messageKey('addresses.nameLatinInvalid'))),
  mobile: z
    .object({
      code: z.string(),
      number: z.string().transform((typed) => withoutMarks(typed).trim()),
      doubt: z.string().optional(),
    })
    .refine(({ number }) => looksLikePhone(number) && digits(number) >= 4, messageKey('users.mobileInvalid'))
    .refine(({ code, number }) => code !== '' || isInternational(number), messageKey('addresses.mobileCodeNeeded'))
    .refine(({ doubt }) => doubt === undefined, messageKey('addresses.mobileWhich')),
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

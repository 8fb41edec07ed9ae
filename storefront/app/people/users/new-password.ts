import { z } from 'zod';
import { messageKey } from './form-texts.ts';

/** As many as the server insists on. */
const fewest = 6;

/** A password that is chosen: counted in characters as people see them. */
export const newPassword = (required: ReturnType<typeof messageKey>) =>
  z
    .string()
    .min(1, required)
    .max(128)
    .refine((typed) => typed === '' || [...typed].length >= fewest, messageKey('users.passwordShort'));

export const repeatedPassword = z.string().min(1, messageKey('users.repeatRequired'));

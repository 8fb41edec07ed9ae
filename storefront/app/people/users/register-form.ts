import { latinDigits } from '@tradewind/contract/base/latin-digits';
import { z } from 'zod';
import { messageKey } from './form-texts.ts';

/** The server's minimum length. */
const fewest = 6;

/** A new password; its length counts code points, as on the server. */
export const newPassword = (required: ReturnType<typeof messageKey>) =>
  z
    .string()
    .min(1, required)
    .max(128)
    .refine((typed) => typed === '' || [...typed].length >= fewest, messageKey('users.passwordShort'));

export const repeatedPassword = z.string().min(1, messageKey('users.repeatRequired'));

/** The same pattern as on the server. */
const usernameShape = /^[\p{L}\p{M}\p{N}._-]{3,30}$/u;

export const username = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1, messageKey('users.usernameRequired'))
  .refine((typed) => typed === '' || usernameShape.test(typed), messageKey('users.usernameShape'));

const address = z.email();

/** An optional e-mail address. */
export const email = z
  .string()
  .trim()
  .refine((typed) => typed === '' || address.safeParse(typed).success, messageKey('users.emailInvalid'));

const national = /^[\d\s()./-]{4,24}$/;
const international = /^\+[\d\s()./-]{6,24}$/;

/** Without a calling code, only an international number is accepted. */
export const typedMobile = z
  .object({ code: z.string(), number: z.string().transform((typed) => latinDigits(typed).trim()) })
  .refine(
    ({ code, number }) => international.test(number) || (code !== '' && national.test(number)),
    messageKey('users.mobileInvalid'),
  );

/** Fields are named as in the endpoint, so that refusals can name them. */
export const registerForm = z
  .object({
    username,
    nickname: z.string().trim().max(40),
    mobile: typedMobile,
    email,
    password: newPassword(messageKey('users.passwordRequired')),
    repPwd: repeatedPassword,
  })
  .refine(({ password, repPwd }) => repPwd === '' || password === repPwd, {
    path: ['repPwd'],
    message: messageKey('users.passwordsDiffer'),
    // Runs also while another field is invalid.
    when: () => true,
  });

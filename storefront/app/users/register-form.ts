import { z } from 'zod';
import { says } from './form-texts.ts';
import { newPassword, repeatedPassword } from './new-password.ts';

/** The same letters that the server takes. */
const usernameShape = /^[\p{L}\p{M}\p{N}._-]{3,30}$/u;

export const username = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1, says('users.usernameRequired'))
  .refine((typed) => typed === '' || usernameShape.test(typed), says('users.usernameShape'));

/** May stay empty. */
export const email = z.union([z.literal(''), z.string().trim().pipe(z.email())], says('users.emailInvalid'));

const digitsAndSigns = /^\+?[\d\s().-]{4,24}$/;

/** Fields are named as the call names them, so that a refusal finds its field. */
export const registerForm = z
  .object({
    username,
    nickname: z.string().trim().max(40),
    mobile: z.object({ code: z.string(), number: z.string().trim() }).refine(({ number }) => digitsAndSigns.test(number), says('users.mobileInvalid')),
    email,
    password: newPassword(says('users.passwordRequired')),
    repPwd: repeatedPassword,
  })
  .refine(({ password, repPwd }) => repPwd === '' || password === repPwd, {
    path: ['repPwd'],
    message: says('users.passwordsDiffer'),
    // Told also while another field is still wrong.
    when: () => true,
  });

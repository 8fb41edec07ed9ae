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

/** The same letters that the server takes. */
const usernameShape = /^[\p{L}\p{M}\p{N}._-]{3,30}$/u;

export const username = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1, messageKey('users.usernameRequired'))
  .refine((typed) => typed === '' || usernameShape.test(typed), messageKey('users.usernameShape'));

const address = z.email();

/** May stay empty. */
export const email = z
  .string()
  .trim()
  .refine((typed) => typed === '' || address.safeParse(typed).success, messageKey('users.emailInvalid'));

const national = /^[\d\s().-]{4,24}$/;
const international = /^\+[\d\s().-]{6,24}$/;

/** Without a calling code only a full number says where it belongs. */
const mobile = z
  .object({ code: z.string(), number: z.string().trim() })
  .refine(
    ({ code, number }) => international.test(number) || (code !== '' && national.test(number)),
    messageKey('users.mobileInvalid'),
  );

/** Fields are named as the call names them, so that a refusal finds its field. */
export const registerForm = z
  .object({
    username,
    nickname: z.string().trim().max(40),
    mobile,
    email,
    password: newPassword(messageKey('users.passwordRequired')),
    repPwd: repeatedPassword,
  })
  .refine(({ password, repPwd }) => repPwd === '' || password === repPwd, {
    path: ['repPwd'],
    message: messageKey('users.passwordsDiffer'),
    // Told also while another field is still wrong.
    when: () => true,
  });

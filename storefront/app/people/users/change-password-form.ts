import { z } from 'zod';
import { messageKey } from './form-texts.ts';
import { newPassword, repeatedPassword } from './new-password.ts';

const fields = z.object({
  mobile: z.string().trim(),
  oldpassword: z.string().min(1, messageKey('users.passwords.oldRequired')).max(128),
  newpassword: newPassword(messageKey('users.passwords.newRequired')),
  repPwd: repeatedPassword,
});

/** Rules across fields are told also while a single field is wrong: all of them are text at any time. */
const always = () => true;

/** Fields are named as the call names them; `mobile` is the account's name and asked of visitors alone. */
export const changePasswordForm = (signedIn: boolean) =>
  fields
    .refine(({ mobile }) => signedIn || mobile !== '', {
      path: ['mobile'],
      message: messageKey('users.login.accountRequired'),
      when: always,
    })
    .refine(({ oldpassword, newpassword }) => newpassword === '' || newpassword !== oldpassword, {
      path: ['newpassword'],
      message: messageKey('users.passwords.same'),
      when: always,
    })
    .refine(({ newpassword, repPwd }) => repPwd === '' || newpassword === repPwd, {
      path: ['repPwd'],
      message: messageKey('users.passwordsDiffer'),
      when: always,
    });

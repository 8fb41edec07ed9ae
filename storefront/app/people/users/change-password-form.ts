import { z } from 'zod';
import { says } from './form-texts.ts';
import { newPassword, repeatedPassword } from './new-password.ts';

const fields = z.object({
  mobile: z.string().trim(),
  oldpassword: z.string().min(1, says('users.passwords.oldRequired')).max(128),
  newpassword: newPassword(says('users.passwords.newRequired')),
  repPwd: repeatedPassword,
});

/** Rules across fields are told also while a single field is wrong: all of them are text at any time. */
const always = () => true;

/** Fields are named as the call names them; `mobile` is the account's name and asked of visitors alone. */
export const changePasswordForm = (signedIn: boolean) =>
  fields
    .refine(({ mobile }) => signedIn || mobile !== '', {
      path: ['mobile'],
      message: says('users.login.accountRequired'),
      when: always,
    })
    .refine(({ oldpassword, newpassword }) => newpassword === '' || newpassword !== oldpassword, {
      path: ['newpassword'],
      message: says('users.passwords.same'),
      when: always,
    })
    .refine(({ newpassword, repPwd }) => repPwd === '' || newpassword === repPwd, {
      path: ['repPwd'],
      message: says('users.passwordsDiffer'),
      when: always,
    });

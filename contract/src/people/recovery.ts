import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { none, nothing, text } from '../base/fields.ts';
import { minPasswordLength, workProof } from './users.ts';

/** Six digits from a mail; spaces are allowed. */
const mailedCode = z
  .union([z.string(), z.number()])
  .transform((typed) => String(typed).replace(/\s/g, ''))
  .pipe(z.string().max(12));
const newCode = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(64));
const account = text(254);

const mailed = z.object({
  sent_to: z.string().describe('The address, with its middle hidden'),
  minutes: z.int().describe('How long the code is valid'),
});

export const mailPasswordCode = endpoint({
  name: 'recovery.mailPasswordCode',
  summary: 'Mail a code to reset the login password; the answer is the same whether or not the account exists',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/forgot_password',
  input: z.object({ account, proof: workProof }),
  output: none,
  refusals: ['mail_closed', 'too_many_requests'],
  notice: 'code_mailed',
});

export const resetPassword = endpoint({
  name: 'recovery.resetPassword',
  summary: 'Choose a new login password with the code that was mailed; ends every session',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/reset_password',
  input: z.object({
    account,
    code: mailedCode,
    newpassword: z.string().max(128).describe(`At least ${minPasswordLength} characters`),
    repPwd: z.string().optional(),
  }),
  output: none,
  refusals: [
    'mail_code_wrong',
    'password_too_short',
    'password_common',
    'password_breached',
    'password_near_name',
    'passwords_differ',
    'sign_in_delayed',
  ],
  notice: 'password_given',
});

export const mailPaymentResetCode = endpoint({
  name: 'recovery.mailPaymentCodeCode',
  summary: 'Mail a code to a signed-in shopper who forgot the payment code',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/forgot_payment_code',
  input: nothing,
  output: mailed,
  refusals: ['mail_closed', 'email_missing', 'email_untrusted', 'payment_code_missing', 'too_many_requests'],
});

export const resetPaymentCode = endpoint({
  name: 'recovery.resetPaymentCode',
  summary: 'Set a new payment code with the code that was mailed; withdrawals wait for a while after that',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/reset_payment_code',
  input: z.object({ code: mailedCode, newpassword: newCode }),
  output: none,
  refusals: [
    'mail_code_wrong',
    'payment_code_format',
    'payment_code_simple',
    'payment_code_date',
    'payment_code_mobile',
    'sign_in_delayed',
  ],
  notice: 'payment_code_saved',
});

export const mailEmailCode = endpoint({
  name: 'recovery.mailEmailCode',
  summary: 'Mail a code to confirm a new or the present address of the account; needs the login password',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/email_code',
  input: z.object({ email: text(254), password: z.string().min(1).max(128) }),
  output: mailed,
  refusals: [
    'mail_closed',
    'email_invalid',
    'password_wrong',
    'password_missing',
    'sign_in_delayed',
    'too_many_requests',
  ],
});

export const confirmEmail = endpoint({
  name: 'recovery.confirmEmail',
  summary: 'Confirm the address with the code that was mailed to it',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/email_confirm',
  input: z.object({ code: mailedCode }),
  output: none,
  refusals: ['mail_code_wrong', 'email_taken', 'sign_in_delayed'],
  notice: 'saved',
});

export const emailState = endpoint({
  name: 'recovery.emailState',
  summary: 'The account’s e-mail address and whether it is confirmed',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/email',
  input: nothing,
  output: z.object({
    email: z.string(),
    confirmed: z.union([z.literal(0), z.literal(1)]),
    open: z.union([z.literal(0), z.literal(1)]).describe('0 where no mail can be sent'),
  }),
  refusals: [],
});

export const textMobileCode = endpoint({
  name: 'recovery.textMobileCode',
  summary: 'Send a code as a text message to confirm a new or the present mobile number; needs the login password',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/mobile_code',
  input: z.object({
    mobile: z.union([z.string(), z.number()]).transform(String).pipe(text(40)),
    quhao: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(text(8, 0))
      .optional()
      .describe('Calling code of a national number'),
    password: z.string().min(1).max(128),
  }),
  output: z.object({ sent_to: z.string().describe('The number in E.164'), minutes: z.int() }),
  refusals: [
    'texts_closed',
    'mobile_invalid',
    'password_wrong',
    'password_missing',
    'sign_in_delayed',
    'too_many_requests',
  ],
});

export const confirmMobile = endpoint({
  name: 'recovery.confirmMobile',
  summary: 'Confirm the mobile number with the code that was sent to it',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/mobile_confirm',
  input: z.object({ code: mailedCode }),
  output: none,
  refusals: ['mail_code_wrong', 'mobile_taken', 'sign_in_delayed'],
  notice: 'saved',
});

export const mobileState = endpoint({
  name: 'recovery.mobileState',
  summary: 'The account’s mobile number and whether it is confirmed',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/mobile',
  input: nothing,
  output: z.object({
    mobile: z.string().describe('E.164; empty without one'),
    confirmed: z.union([z.literal(0), z.literal(1)]),
    open: z.union([z.literal(0), z.literal(1)]).describe('0 where no text message can be sent'),
  }),
  refusals: [],
});

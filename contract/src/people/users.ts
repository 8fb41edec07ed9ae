import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, code, flag, none, nothing, page, text } from '../base/fields.ts';

/** Digits of a payment code: 6 to 12, nothing else. */
export const paymentCode = z.string().regex(/^\d{6,12}$/);
export const minPasswordLength = 6;
/** The act refuses one that is too short, so that the message names the rule. */
const newPassword = z.string().max(128).describe(`At least ${minPasswordLength} characters`);

/** Letters of any script, digits, dot, dash and underscore. */
const username = z
  .string()
  .trim()
  .normalize('NFKC')
  .regex(/^[\p{L}\p{M}\p{N}._-]{3,30}$/u);

/** Digits, which some clients send as a number. The act checks them. */
const typed = (max: number) => z.union([z.string(), z.number()]).transform(String).pipe(text(max, 0));
const typedCode = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(64));

/** Calling codes that existing clients offer at registration; the first is the default. */
export const callingCodes = ['84', '852', '81', '82', '1', '66'] as const;

export const language = z.object({
  id: z.string(),
  language_name: z.string(),
  chinese_name: z.string(),
  file_name: z.string().describe('Name on the wire: en, zh-CN, ri, han, tai'),
  locale: z.string().describe('Standard tag'),
  is_default: flag,
});
export type Language = z.output<typeof language>;

export const userInfo = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  mobile: z.string(),
  avatar: z.string(),
  money: amount.describe('Balance that can be spent, USD'),
  have_pay: flag.describe('1 when a payment code is set'),
  order_unpaid: z.int(),
  order_unreceived: z.int(),
  /** Number of orders by status, for the shortcuts of the Me screen. */
  order_counts: z.object({
    to_pay: z.int(),
    to_ship: z.int(),
    on_the_way: z.int(),
    received: z.int(),
    after_sale: z.int(),
  }),
  cart_count: z.int(),
  notification_count: z.int().describe('Messages not read yet'),
  lang: language.nullable(),
  currency: z.string().describe('The display currency; empty while none was chosen'),
});
export type UserInfo = z.output<typeof userInfo>;

export const register = endpoint({
  name: 'users.register',
  summary: 'Open an account',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/register',
  input: z.object({
    username,
    nickname: text(40, 0).optional().describe('The username when absent or empty'),
    password: newPassword,
    repPwd: z.string().optional(),
    mobile: typed(40).optional(),
    quhao: typed(8).optional().describe('Calling code of the mobile number'),
    email: text(254, 0).optional(),
  }),
  output: z.object({ id: z.string() }),
  refusals: [
    'username_taken',
    'username_mixed',
    'email_taken',
    'mobile_taken',
    'email_invalid',
    'mobile_invalid',
    'password_too_short',
    'password_common',
    'password_near_name',
    'passwords_differ',
    'too_many_requests',
  ],
  notice: 'registered',
});

export const login = endpoint({
  name: 'users.login',
  summary: 'Sign in with username, e-mail or mobile number',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/login',
  input: z.object({ account: text(254), password: z.string().min(1).max(128) }),
  output: z.object({
    userinfo: z.object({
      token: z.string(),
      id: z.string(),
      username: z.string(),
      nickname: z.string(),
      expires_in: z.int(),
    }),
  }),
  refusals: ['wrong_credentials', 'sign_in_delayed'],
  notice: 'signed_in',
});

export const logout = endpoint({
  name: 'users.logout',
  summary: 'End this session; an unknown token is accepted too',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/logout',
  input: nothing,
  output: none,
  refusals: [],
  notice: 'signed_out',
});

export const getUserInfo = endpoint({
  name: 'users.getUserInfo',
  summary: 'The signed-in shopper with balance and counts',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/getUserInfo',
  input: nothing,
  output: userInfo,
  refusals: [],
});

export const profile = endpoint({
  name: 'users.profile',
  summary: 'Change own personal data; absent fields stay unchanged',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/profile',
  input: z.object({
    username: username.optional(),
    nickname: text(40).optional(),
    email: text(254, 0).optional(),
    avatar: text(500, 0).optional().describe('An own upload, which becomes public; empty removes the picture'),
  }),
  output: none,
  refusals: [
    'username_taken',
    'username_mixed',
    'email_taken',
    'email_invalid',
    'email_guarded',
    'picture_invalid',
    'too_many_requests',
  ],
  notice: 'saved',
});

export const changePassword = endpoint({
  name: 'users.changePassword',
  summary: 'Change the login password; needs the old one and ends every session',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/resetpwd',
  input: z.object({
    mobile: typed(254).optional().describe('Without a session: the account, by any name that login accepts'),
    oldpassword: z.string().max(128).optional(),
    newpassword: newPassword,
    repPwd: z.string().optional(),
  }),
  output: none,
  refusals: [
    'not_signed_in',
    'password_wrong',
    'password_same',
    'passwords_differ',
    'password_too_short',
    'password_common',
    'password_near_name',
    'password_reset_closed',
    'sign_in_delayed',
  ],
  notice: 'password_changed',
});

export const setPaymentCode = endpoint({
  name: 'users.setPaymentCode',
  summary: 'Set the payment code, or change it with the old one',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/resetPay',
  input: z.object({
    newpassword: typedCode,
    oldpassword: typedCode.optional(),
    is_verify: z.unknown().optional().describe('Sent by existing clients; has no effect'),
  }),
  output: none,
  refusals: [
    'payment_code_format',
    'payment_code_simple',
    'payment_code_wrong',
    'payment_code_locked',
    'payment_code_same',
  ],
  notice: 'payment_code_saved',
});

export const verifyPaymentCode = endpoint({
  name: 'users.verifyPaymentCode',
  summary: 'Check the payment code; allows this session one payment within five minutes',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/verify_pay',
  input: z.object({ password_pay: typedCode }),
  output: none,
  refusals: ['payment_code_wrong', 'payment_code_locked', 'payment_code_missing'],
  notice: 'payment_code_right',
});

export const languageList = endpoint({
  name: 'users.languageList',
  summary: 'The five languages',
  who: 'anyone',
  method: 'GET',
  path: '/api/user/language_list',
  input: z.object(page).partial(),
  output: z.object({ total: z.int(), count: z.int(), list: z.array(language) }),
  refusals: [],
});

export const setLanguage = endpoint({
  name: 'users.setLanguage',
  summary: 'Set the language of the signed-in shopper; a visitor’s is stored in the browser only',
  who: 'anyone',
  method: 'GET',
  path: '/api/user/set_language',
  input: z.object({ lang_id: code.optional(), lang: text(16, 0).optional() }),
  output: none,
  refusals: ['language_unknown'],
  notice: 'saved',
});

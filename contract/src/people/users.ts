import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, code, flag, int, none, nothing, page, text } from '../base/fields.ts';
import { factorCode, factorCodeRefusals } from './second-step.ts';

/** Digits of a payment code: 6 to 12, nothing else. */
export const paymentCode = z.string().regex(/^\d{6,12}$/);
export const minPasswordLength = 6;
/** The act refuses one that is too short, so that the message names the rule. */
export const newPassword = z.string().max(128).describe(`At least ${minPasswordLength} characters`);

/** What a client sends that was told to wait and solved a challenge instead. */
export const workProof = z
  .string()
  .max(4_000)
  .optional()
  .describe('JSON of `challenge` and its `solution`: takes the place of the first waits after failed attempts');

/** Letters of any script, digits, dot, dash and underscore. */
export const username = z
  .string()
  .trim()
  .normalize('NFKC')
  .regex(/^[\p{L}\p{M}\p{N}._-]{3,30}$/u);

/** Digits, which some clients send as a number. The act checks them. */
export const typed = (max: number) => z.union([z.string(), z.number()]).transform(String).pipe(text(max, 0));
const typedCode = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(64));

/** Calling codes that existing clients offer at registration; the first is the default. */
export const callingCodes = ['84', '852', '81', '82', '1', '66'] as const;

export const language = z.object({
  id: z.string(),
  language_name: z.string(),
  chinese_name: z.string(),
  file_name: z.string().describe('Name on the wire: en, zh-CN, ri, han, tai'),
  locale: z.string().describe('Standard tag'),
  is_default: flag.describe('1: the language in use'),
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
  notification_count: z.int().describe('Notifications not read yet'),
  message_count: z.int().describe('Messages of customer service not read yet'),
  lang: language.nullable(),
  currency: z.string().describe('The display currency; empty while none was chosen'),
  birthday: z.string().describe('As `1990-05-31`; empty while none was entered'),
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
    terms_version: int.optional().describe('The version of the terms that was shown, and is accepted with this'),
    proof: workProof,
  }),
  output: z.object({ id: z.string() }),
  refusals: [
    'username_taken',
    'username_mixed',
    'email_taken',
    'mobile_taken',
    'email_invalid',
    'mobile_invalid',
    'mobile_missing',
    'password_too_short',
    'password_common',
    'password_breached',
    'password_near_name',
    'passwords_differ',
    'too_many_requests',
    'law_changed',
  ],
  notice: 'registered',
});

export const login = endpoint({
  name: 'users.login',
  summary: 'Sign in with username, e-mail or mobile number',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/login',
  input: z.object({
    account: text(254),
    password: z.string().min(1).max(128),
    ...factorCode,
    proof: workProof,
  }),
  output: z.object({
    userinfo: z.object({
      token: z.string(),
      id: z.string(),
      username: z.string(),
      nickname: z.string(),
      expires_in: z.int(),
    }),
  }),
  refusals: ['wrong_credentials', 'account_locked', ...factorCodeRefusals],
  secrets: ['password', 'factor_code'],
  notice: 'signed_in',
});

export const workChallenge = endpoint({
  name: 'users.workChallenge',
  summary:
    'A proof-of-work challenge of altcha-lib; its solution can be sent instead of waiting after `sign_in_delayed`',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/work_challenge',
  input: nothing,
  output: z.object({
    challenge: z.string().describe('JSON; good for five minutes, once, from the same network'),
    most: z.int().describe('The most tries that solving takes'),
  }),
  refusals: [],
});

export const logout = endpoint({
  name: 'users.logout',
  summary: 'End this session; an unknown token is accepted too',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/logout',
  input: nothing,
  output: none,
  inLook: 'open',
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
    birthday: text(10, 0)
      .optional()
      .describe('As `1990-05-31`; entered once, then corrected by customer service only. Empty changes nothing'),
  }),
  output: none,
  refusals: [
    'username_taken',
    'username_mixed',
    'email_taken',
    'email_invalid',
    'email_guarded',
    'picture_invalid',
    'birthday_invalid',
    'birthday_fixed',
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
    'password_missing',
    'password_same',
    'passwords_differ',
    'password_too_short',
    'password_common',
    'password_breached',
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
    'payment_code_date',
    'payment_code_mobile',
    'payment_code_wrong',
    'payment_code_locked',
    'payment_code_blocked',
    'payment_code_same',
    'payment_code_old_missing',
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
  refusals: ['payment_code_wrong', 'payment_code_locked', 'payment_code_blocked', 'payment_code_missing'],
  notice: 'payment_code_right',
});

/** The same at the path that the desk of merchants has for existing clients. */
export const verifyPaymentCodeOfMerchant = endpoint({
  ...verifyPaymentCode,
  name: 'users.verifyPaymentCodeOfMerchant',
  path: '/merchant/merchant/verify_pay',
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
  inLook: 'closed',
  refusals: ['language_unknown'],
  notice: 'saved',
});

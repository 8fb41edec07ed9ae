import { z } from 'zod';
import { assertion } from '../base/passkeys.ts';

/** A code of the second factor; sign-ins with a password take nothing else. */
export const factorCode = {
  factor_code: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().trim().max(32))
    .optional()
    .describe('Of the authenticator, or a recovery code; needed when the account has a second factor'),
};

/** What a request carries where the account may have a second factor. Existing clients send none of it. */
export const secondStep = {
  ...factorCode,
  passkey: assertion.optional().describe('In place of the code: what the browser signed'),
};

/** The same as it was parsed. */
export type SecondStep = z.output<z.ZodObject<typeof secondStep>>;

export const factorCodeRefusals = ['second_factor_required', 'desk_code_wrong', 'sign_in_delayed'] as const;
export const secondStepRefusals = [...factorCodeRefusals, 'passkey_wrong', 'passkeys_unavailable'] as const;
export const secondStepSecrets = ['factor_code', 'passkey'] as const;

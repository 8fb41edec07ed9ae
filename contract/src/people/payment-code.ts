import { z } from 'zod';

/** The payment code of whoever moves money; where it is missing, the act is refused as `payment_code_required`. */
export const paymentCode = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(64)).optional();

/** The refusals of an act that asks for the payment code. */
export const paymentCodeRefusals = [
  'payment_code_required',
  'payment_code_missing',
  'payment_code_wrong',
  'payment_code_locked',
  'payment_code_blocked',
] as const;

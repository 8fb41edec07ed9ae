import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import {
  confirmEmail,
  confirmMobile,
  emailState,
  mailEmailCode,
  mailPasswordCode,
  mailPaymentResetCode,
  mobileState,
  resetPassword,
  resetPaymentCode,
  textMobileCode,
} from '@tradewind/contract/people/recovery';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { userQuery } from '../../api/user.ts';
import { useProof } from './use-proof.ts';

/** The shopper's e-mail address and whether it is confirmed. */
export const emailQuery = () => callQuery(emailState, {});
/** The shopper's mobile number and whether it is confirmed. */
export const mobileQuery = () => callQuery(mobileState, {});

// All of these show refusals in place, and each can be repeated unchanged.
const inPlace = { quiet: true, repeatable: true } as const;

export function useMailPasswordCode() {
  const { proving, withProof } = useProof();
  const mutation = useMutation({
    mutationFn: (input: InputOf<typeof mailPasswordCode>) =>
      withProof((proof) => call(mailPasswordCode, { ...input, ...proof }, inPlace)),
  });
  return { ...mutation, proving };
}
export const useResetPassword = () =>
  useMutation({ mutationFn: (input: InputOf<typeof resetPassword>) => call(resetPassword, input, inPlace) });
export const useMailPaymentResetCode = () => useMutation({ mutationFn: () => call(mailPaymentResetCode, {}, inPlace) });
export const useResetPaymentCode = () =>
  useMutation({ mutationFn: (input: InputOf<typeof resetPaymentCode>) => call(resetPaymentCode, input, inPlace) });
export const useMailEmailCode = () =>
  useMutation({ mutationFn: (input: InputOf<typeof mailEmailCode>) => call(mailEmailCode, input, inPlace) });

/** Confirms the e-mail address and refetches what shows it. */
export function useConfirmEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof confirmEmail>) => call(confirmEmail, input, inPlace),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: emailQuery().queryKey }),
        queries.invalidateQueries({ queryKey: userQuery().queryKey }),
      ]),
  });
}

export const useTextMobileCode = () =>
  useMutation({ mutationFn: (input: InputOf<typeof textMobileCode>) => call(textMobileCode, input, inPlace) });

/** Confirms the mobile number and refetches what shows it. */
export function useConfirmMobile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof confirmMobile>) => call(confirmMobile, input, inPlace),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: mobileQuery().queryKey }),
        queries.invalidateQueries({ queryKey: userQuery().queryKey }),
      ]),
  });
}

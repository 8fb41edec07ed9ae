import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { setPaymentCode } from '@tradewind/contract/people/users';
import { call } from '../../api/call.ts';
import { userQuery } from '../../api/user.ts';

/** Sets or changes the payment code; refusals are said over the keypad. */
export function useSetPaymentCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof setPaymentCode>) =>
      call(setPaymentCode, input, { quiet: true, repeatable: true }),
    onSuccess: () => queries.setQueryData(userQuery().queryKey, (user) => user && { ...user, have_pay: 1 as const }),
  });
}

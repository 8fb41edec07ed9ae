import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { profile } from '@tradewind/contract/people/users';
import { call } from '../../api/call.ts';
import { userQuery } from '../../api/user.ts';

/** Saves personal data. The form shows refusals in place. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof profile>) => call(profile, input, { quiet: true, repeatable: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: userQuery().queryKey }),
  });
}

/** Shows an uploaded picture as the shopper's; an empty address removes it. */
export function useSaveAvatar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (avatar: string) => call(profile, { avatar }, { quiet: avatar !== '', repeatable: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: userQuery().queryKey }),
  });
}

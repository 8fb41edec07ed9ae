import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { setQuietHours, showPush, subscribePush, unsubscribePush } from '@tradewind/contract/operations/push';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { endPush, pushState, subscribeBrowser } from '../../api/push-subscription.ts';

/** What the server knows of this session's browser, and the quiet hours. */
export const pushQuery = () => callQuery(showPush, {});

/** How the browser itself stands to push messages. */
export const browserPushQuery = () => ({ queryKey: ['browser push'], queryFn: pushState, staleTime: 0 });

/** Starts or ends push messages to this browser. */
export function useSwitchPush(key: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: boolean) => {
      if (!wanted) {
        await endPush();
        await call(unsubscribePush, {});
        return;
      }
      const address = await subscribeBrowser(key);
      if (address) await call(subscribePush, address);
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: pushQuery().queryKey }),
        queries.invalidateQueries({ queryKey: browserPushQuery().queryKey }),
      ]),
  });
}

/** Chooses the quiet hours; the screen shows them at once, and the old ones when the server refuses. */
export function useSetQuietHours() {
  const queries = useQueryClient();
  const { queryKey } = pushQuery();
  return useMutation({
    mutationFn: (input: InputOf<typeof setQuietHours>) => call(setQuietHours, input, { repeatable: true }),
    onMutate: (input) => queries.setQueryData(queryKey, (known) => known && { ...known, ...input }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

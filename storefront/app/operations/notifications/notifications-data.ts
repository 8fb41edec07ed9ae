import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import {
  chooseNotification,
  notificationChoices,
  notifications,
  readAllNotifications,
  readNotification,
} from '@tradewind/contract/operations/notifications';
import { call } from '../../api/call.ts';
import { callPages, callQuery } from '../../api/call-query.ts';
import { userQuery } from '../../api/user.ts';

/** The notifications, newest first. */
export const notificationPages = () => callPages(notifications, {}, { limit: 20 });

export const choicesQuery = () => callQuery(notificationChoices, {});

/** Updates the number on the bell and the list after notifications were read. */
function useRefreshAfterReading() {
  const queries = useQueryClient();
  return ({ unread }: { unread: number }) => {
    queries.setQueryData(userQuery().queryKey, (user) => user && { ...user, notification_count: unread });
    return queries.invalidateQueries({ queryKey: [notifications.name] });
  };
}

export function useReadNotification() {
  const refresh = useRefreshAfterReading();
  return useMutation({
    mutationFn: (input: InputOf<typeof readNotification>) => call(readNotification, input),
    onSuccess: refresh,
  });
}

export function useReadAllNotifications() {
  const refresh = useRefreshAfterReading();
  return useMutation({ mutationFn: () => call(readAllNotifications, {}), onSuccess: refresh });
}

/** Switches a channel of a group on or off; the switch moves at once and back when the server refuses. */
export function useSetNotificationChoice() {
  const queries = useQueryClient();
  const { queryKey } = choicesQuery();
  return useMutation({
    mutationFn: (input: InputOf<typeof chooseNotification>) => call(chooseNotification, input, { repeatable: true }),
    onMutate: ({ group, channel, wanted }) =>
      queries.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            list: known.list.map((row) => (row.group === group ? { ...row, [channel]: wanted } : row)),
          },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

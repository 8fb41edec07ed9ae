import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { toast } from '../../design/toast-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { endOtherSessions, endOwnSession, ownSessions } from '@tradewind/contract/people/sessions';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** The signed-in devices, which can be signed out. */
export function SessionsPart() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data } = useQuery({ ...sessionsQuery(), refetchOnMount: 'always' });
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  if (!data) return null;
  const ended = { onSuccess: () => toast.success(t('recovery.sessions.ended')) };
  return (
    <section aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" className="px-4 pt-3 pb-2 text-note text-ink-3">
        {t('recovery.sessions.title')}
      </h2>
      <ListGroup>
        {data.list.map(({ id, device, network, place, since, last_used, current }) => {
          const name = device || t('recovery.sessions.unknown');
          return (
            <ListRow
              key={id}
              icon={MonitorSmartphone}
              title={name}
              note={
                <span className="break-words">
                  {place === 'shop_desk'
                    ? t('recovery.sessions.atShopDesk', { time: date(last_used ?? since, 'minute'), address: network })
                    : t('recovery.sessions.lastUsed', { time: date(last_used ?? since, 'minute'), address: network })}
                </span>
              }
              control={
                current === 1 ? (
                  <Badge tone="sea">{t('recovery.sessions.current')}</Badge>
                ) : (
                  <Button
                    kind="outline"
                    size="sm"
                    aria-label={t('recovery.sessions.endNamed', { device: name })}
                    disabled={end.isPending}
                    onClick={() => end.mutate({ id }, ended)}
                  >
                    {t('recovery.sessions.end')}
                  </Button>
                )
              }
            />
          );
        })}
        {data.list.length > 1 && (
          <ListRow
            icon={LogOut}
            tone="bad"
            chevron={false}
            title={t('recovery.sessions.endOthers')}
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined, ended)}
          />
        )}
      </ListGroup>
      <p className="px-4 pt-2 text-note text-ink-3">{t('recovery.sessions.alerts')}</p>
    </section>
  );
}

/** The shopper's sessions. */
const sessionsQuery = () => callQuery(ownSessions, {});

function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof endOwnSession>) => call(endOwnSession, input),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

function useEndOtherSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

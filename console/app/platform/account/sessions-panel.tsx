import { Stack, Typography } from '@mui/material';
import type { endOtherSessions, endOwnSession, OwnSession, ownSessions } from '@tradewind/contract/people/sessions';
import type { deskSessions, endDeskSession, endOtherDeskSessions } from '@tradewind/contract/platform/desk/own-account';
import type { OpenSession } from '@tradewind/contract/platform/open-session';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A session of an operator, or of a merchant, who may be signed in to the storefront too. */
type Session = OpenSession & Partial<Pick<OwnSession, 'place'>>;

interface SessionsPanelProps {
  list: typeof deskSessions | typeof ownSessions;
  end: typeof endDeskSession | typeof endOwnSession;
  endOthers: typeof endOtherDeskSessions | typeof endOtherSessions;
}

/** The devices on which somebody is signed in, with buttons to sign them out. */
export const SessionsPanel = ({ list, end, endOthers }: SessionsPanelProps) => {
  const t = useTranslation();
  const sessions: readonly Session[] = useEndpointQuery(list, {}).data?.list ?? [];
  return (
    <Panel
      title={t('account.sessions')}
      actions={
        sessions.length > 1 && (
          <ActionButton
            endpoint={endOthers}
            label={t('account.end_others')}
            kind="danger"
            size="small"
            input={() => ({})}
            done={t('account.ended')}
          >
            {t('account.end_others_text')}
          </ActionButton>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} end={end} />
        ))}
      </Stack>
    </Panel>
  );
};

const SessionRow = ({ session, end }: { session: Session; end: SessionsPanelProps['end'] }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const { id, device, address, since, last_used: lastUsed, current, place } = session;
  const name = device || t('account.unknown_device');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name}
          {place && ` · ${t(`account.places.${place}`)}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('account.since', { moment: moment(since), address })}
        </Typography>
        {lastUsed && (
          <Typography variant="body2" color="textSecondary">
            {t('account.last_used', { moment: moment(lastUsed) })}
          </Typography>
        )}
      </Stack>
      {current === 1 ? (
        <StatusChip tone="sea" label={t('account.this_device')} />
      ) : (
        <ActionButton
          endpoint={end}
          label={t('account.end')}
          size="small"
          input={() => ({ id })}
          done={t('account.ended')}
        >
          {t('account.end_text', { device: name })}
        </ActionButton>
      )}
    </Stack>
  );
};

import { Box, Stack } from '@mui/material';
import { invitationFigures, type DeskInvitation } from '@tradewind/contract/trade/desk/invitations';
import { invitationStates, type InvitationState } from '@tradewind/contract/trade/invitations';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Moment, ShopperLink } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { Kpi } from '../../design/kpi.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const Column = DataTable.Col<DeskInvitation>;

const tones: Record<InvitationState, Tone> = {
  waiting: 'quiet',
  lapsed: 'quiet',
  rewarded: 'ok',
  refused: 'warn',
  taken_back: 'bad',
};

/** Accepted invitations of shoppers, and what they brought and cost. */
export const InvitationsPage = () => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2 }}>
      <Figures />
      <DeskList
        resource="invitations"
        title={t('menu.invitations')}
        filters={[
          choiceFilter(
            'state',
            t('invitations.state'),
            invitationStates.map((id) => ({ id, name: t(`invitations.states.${id}`) })),
          ),
          textFilter('search', t('common.search')),
        ]}
        table={{ rowClick: false }}
        empty={t('invitations.empty')}
      >
        <Column
          source="inviter"
          disableSort
          label={t('invitations.inviter')}
          render={({ inviter }) => <ShopperLink id={inviter.id} name={inviter.username} />}
        />
        <Column
          source="invited"
          disableSort
          label={t('invitations.invited')}
          render={({ invited }) => <ShopperLink id={invited.id} name={invited.username} />}
        />
        <Column source="state" disableSort label={t('invitations.state')} render={(row) => <State row={row} />} />
        <Column
          source="reward"
          disableSort
          label={t('invitations.reward')}
          align="right"
          render={(row) => <Amount value={row.reward} strong />}
        />
        <Column
          source="owed"
          disableSort
          label={t('invitations.owed')}
          align="right"
          {...wideOnly}
          render={({ owed }) => Number(owed) > 0 && <Amount value={owed} />}
        />
        <Column
          source="order_sn"
          disableSort
          label={t('invitations.order')}
          {...wideOnly}
          render={(row) => row.order_id && <Link to={`/orders/${row.order_id}/show`}>{row.order_sn}</Link>}
        />
        <Column
          source="at"
          disableSort
          label={t('invitations.accepted')}
          {...wideOnly}
          render={(row) => <Moment value={row.at} />}
        />
        <Column
          source="decided_at"
          disableSort
          label={t('invitations.decided')}
          {...wideOnly}
          render={(row) => row.decided_at && <Moment value={row.decided_at} />}
        />
      </DeskList>
    </Stack>
  );
};

const State = ({ row: { state, reason } }: { row: DeskInvitation }) => {
  const t = useTranslation();
  const label = t(`invitations.states.${state}`);
  return (
    <StatusChip
      tone={tones[state]}
      label={reason === '' ? label : `${label} · ${t(`invitations.reasons.${reason}`)}`}
    />
  );
};

/** What invitations brought and cost, from the books. */
const Figures = () => {
  const t = useTranslation();
  const { money, number } = useFormat();
  const { data } = useEndpointQuery(invitationFigures, {});
  if (!data) return null;
  const refused = data.refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' } }}>
      <Kpi
        label={t('invitations.people')}
        figure={number(data.invited)}
        {...(data.open === 0 && { note: t('invitations.closed_note'), tone: 'warn' as const })}
      />
      <Kpi label={t('invitations.rewarded')} figure={number(data.rewarded)} />
      <Kpi label={t('invitations.paid')} figure={money(data.paid)} />
      <Kpi label={t('invitations.taken_back')} figure={money(data.taken_back)} />
      <Kpi label={t('invitations.orders')} figure={money(data.orders)} />
      {refused > 0 && <Kpi label={t('invitations.refused')} figure={number(refused)} />}
    </Box>
  );
};

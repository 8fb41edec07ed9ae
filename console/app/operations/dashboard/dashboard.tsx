import { Box, Button, Stack, Typography } from '@mui/material';
import { liabilities } from '@tradewind/contract/money/desk/books';
import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ComparePanel } from '../../money/books/compare-panel.tsx';
import { LiabilityParts } from '../../money/books/liability-parts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { RechargeChip } from '../../money/recharges/recharge-chip.tsx';
import { WithdrawalChips } from '../../money/withdrawals/withdrawal-chip.tsx';
import { Kpi } from '../../design/kpi.tsx';
import { ChecklistReminder } from '../checklist/checklist-reminder.tsx';
import { usePendingCounts } from './pending-counts.ts';

/** The operators' dashboard: the state of the books, and the queues. */
export const Dashboard = () => {
  const t = useTranslation();
  const { identity } = useGetIdentity();
  const books = useEndpointQuery(liabilities, { days: 30 }, { refreshMs: 60_000 }).data;
  const waiting = usePendingCounts();
  const nothingToSee = !books && !waiting.recharges && !waiting.withdrawals;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.dashboard')} />
      <ChecklistReminder />
      <Figures books={books} waiting={waiting} />
      {books && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
            alignItems: 'stretch',
          }}
        >
          <ComparePanel books={books} />
          <Panel title={t('dashboard.owed_parts')}>
            <LiabilityParts books={books} />
          </Panel>
        </Box>
      )}
      <Queues waiting={waiting} />
      {nothingToSee && (
        <Panel title={t('dashboard.welcome', { name: identity?.fullName ?? '' })}>
          <Typography variant="body2" color="textSecondary">
            {t('dashboard.no_permissions')}
          </Typography>
        </Panel>
      )}
    </Stack>
  );
};

type Waiting = ReturnType<typeof usePendingCounts>;

const Figures = ({
  books,
  waiting,
}: {
  books: ReturnType<typeof useEndpointQuery<typeof liabilities>>['data'];
  waiting: Waiting;
}) => {
  const t = useTranslation();
  const { money, number } = useFormat();
  const inOrder = Number(books?.difference) === 0;
  const late = waiting.withdrawals?.counts.late ?? 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(auto-fit, minmax(200px, 1fr))' },
      }}
    >
      {books && (
        <>
          <Kpi label={t('dashboard.owed')} figure={money(books.total_owed)} to="/books" />
          <Kpi
            label={t('dashboard.held')}
            figure={money(books.total_held)}
            tone={inOrder ? 'ok' : 'bad'}
            note={
              inOrder ? t('dashboard.books_match') : t('dashboard.books_differ', { amount: money(books.difference) })
            }
            to="/books"
          />
        </>
      )}
      {waiting.recharges && (
        <Kpi label={t('dashboard.recharges')} figure={number(waiting.recharges.total)} to="/recharges" />
      )}
      {waiting.withdrawals && (
        <Kpi
          label={t('dashboard.withdrawals')}
          figure={number(waiting.withdrawals.total)}
          tone={late > 0 ? 'bad' : 'ok'}
          note={late > 0 ? t('dashboard.late', { smart_count: late }) : t('dashboard.all_in_time')}
          to="/withdrawals"
        />
      )}
      {waiting.corrections && waiting.corrections.total > 0 && (
        <Kpi label={t('dashboard.corrections')} figure={number(waiting.corrections.total)} to="/corrections" />
      )}
    </Box>
  );
};

const Queues = ({ waiting: { recharges, withdrawals } }: { waiting: Waiting }) => {
  const t = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {recharges && (
        <Queue title={t('dashboard.next_recharges')} all="/recharges">
          {recharges.list.map((row) => (
            <QueueRow
              key={row.id}
              to={`/recharges/${row.id}/show`}
              name={row.username}
              amount={row.asked}
              at={row.asked_at}
              chip={<RechargeChip state={row.state} />}
            />
          ))}
        </Queue>
      )}
      {withdrawals && (
        <Queue title={t('dashboard.next_withdrawals')} all="/withdrawals">
          {withdrawals.list.map((row) => (
            <QueueRow
              key={row.id}
              to={`/withdrawals/${row.id}/show`}
              name={row.username}
              amount={row.price}
              at={row.review_before}
              chip={<WithdrawalChips withdrawal={row} />}
            />
          ))}
        </Queue>
      )}
    </Box>
  );
};

const Queue = ({ title, all, children }: { title: string; all: string; children: React.ReactNode[] }) => {
  const t = useTranslation();
  return (
    <Panel
      title={title}
      actions={
        <Button component={Link} to={all}>
          {t('dashboard.see_all')}
        </Button>
      }
    >
      {children.length > 0 ? (
        <Stack sx={{ gap: 0.5 }}>{children}</Stack>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('dashboard.nothing')}
        </Typography>
      )}
    </Panel>
  );
};

const QueueRow = ({
  to,
  name,
  amount,
  at,
  chip,
}: {
  to: string;
  name: string;
  amount: string;
  at: string;
  chip: React.ReactNode;
}) => (
  <Stack
    component={Link}
    to={to}
    direction="row"
    sx={{
      gap: 1.5,
      py: 1,
      px: 1,
      mx: -1,
      borderRadius: 1,
      alignItems: 'center',
      color: 'text.primary',
      textDecoration: 'none',
      flexWrap: 'wrap',
      '&:hover': { backgroundColor: 'action.hover' },
    }}
  >
    <Typography variant="body2" sx={{ fontWeight: 600, flex: 1, minWidth: 80 }} noWrap>
      {name}
    </Typography>
    <Amount value={amount} strong />
    <Typography variant="body2" color="textSecondary">
      <Moment value={at} />
    </Typography>
    {chip}
  </Stack>
);

import { Box, Stack, Typography } from '@mui/material';
import type { liabilities } from '@tradewind/contract/money/desk/books';
import { health } from '@tradewind/contract/operations/desk/health';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useFormat } from '../../design/format.ts';
import { Kpi } from '../../design/kpi.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWaitingChanges } from '../../platform/changes/waiting-change.tsx';
import { useServiceLive } from '../../trade/service/service-live.tsx';
import type { usePendingCounts, usePendingRows } from './pending-counts.ts';

type Waiting = ReturnType<typeof usePendingCounts> & ReturnType<typeof usePendingRows>;

/** How many wait in each queue that the roles allow to see, what is owed against what is held, and the automatic work. */
export const QueueFigures = ({
  books,
  waiting,
}: {
  books: ReturnType<typeof useEndpointQuery<typeof liabilities>>['data'];
  waiting: Waiting;
}) => {
  const t = useTranslation();
  const { money, number } = useFormat();
  const changes = useWaitingChanges();
  const { unread } = useServiceLive();
  const state = useEndpointQuery(health, {}, { refreshMs: 60_000 }).data;
  const inOrder = Number(books?.difference) === 0;
  const late = waiting.withdrawals?.counts.late ?? 0;
  const healthy = state && !state.timers.some((timer) => timer.late) && !state.queues.some(({ failed }) => failed > 0);
  const queues = [
    { to: '/recharges', label: t('dashboard.recharges'), count: waiting.recharges?.total },
    { to: '/deposits', label: t('figures.deposits'), count: waiting.deposits?.total },
    { to: '/corrections', label: t('dashboard.corrections'), count: waiting.corrections?.total },
    { to: '/corrections_of_shops', label: t('figures.fines'), count: waiting.shopCorrections?.total },
    { to: '/disputes', label: t('figures.disputes'), count: waiting.disputes?.total },
    { to: '/reviews', label: t('figures.reviews'), count: waiting.reviews?.total },
    { to: '/questions', label: t('figures.questions'), count: waiting.questions?.total },
    { to: '/service', label: t('figures.service'), count: waiting.disputes && unread },
    { to: '/applications', label: t('figures.applications'), count: waiting.applications?.total },
    { to: '/products', label: t('figures.products'), count: waiting.products?.total },
    { to: '/traders', label: t('figures.traders'), count: waiting.traders?.total },
    { to: '/risks', label: t('figures.risks'), count: waiting.risks?.total },
    { to: '/alarms', label: t('figures.alarms'), count: waiting.alarms?.total },
    { to: '/changes', label: t('figures.changes'), count: changes },
  ];
  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Typography variant="h6" component="h2">
        {t('figures.queues')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(170px, 1fr))' },
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
        {waiting.withdrawals && (
          <Kpi
            label={t('dashboard.withdrawals')}
            figure={number(waiting.withdrawals.total)}
            tone={late > 0 ? 'bad' : 'ok'}
            note={late > 0 ? t('dashboard.late', { smart_count: late }) : t('dashboard.all_in_time')}
            to="/withdrawals"
          />
        )}
        {queues.map(
          ({ to, label, count }) =>
            count !== undefined && <Kpi key={to} label={label} figure={number(count)} to={to} />,
        )}
        {state && (
          <Kpi
            label={t('figures.health')}
            figure={t(healthy ? 'figures.health_ok' : 'figures.health_bad')}
            tone={healthy ? 'ok' : 'warn'}
            to="/health"
          />
        )}
      </Box>
    </Stack>
  );
};

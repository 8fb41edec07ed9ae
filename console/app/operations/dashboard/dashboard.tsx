import { Box, Stack, Typography } from '@mui/material';
import { liabilities } from '@tradewind/contract/money/desk/books';
import { Title, useGetIdentity } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ComparePanel } from '../../money/books/compare-panel.tsx';
import { LiabilityParts } from '../../money/books/liability-parts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Panel } from '../../design/panel.tsx';
import { ChecklistReminder } from '../checklist/checklist-reminder.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { usePendingCounts, usePendingRows } from './pending-counts.ts';
import { QueueFigures } from './queue-figures.tsx';
import { Queues } from './queues.tsx';

/**
 * What an operator starts with: the figures of their roles, what waits for them, and for those who see money the books. Each
 * part asks for what the roles allow, so that every role has a dashboard of its own.
 */
export const Dashboard = () => {
  const t = useTranslation();
  const { identity } = useGetIdentity();
  const books = useEndpointQuery(liabilities, { days: 30 }, { refreshMs: 60_000 }).data;
  const waiting = { ...usePendingCounts(), ...usePendingRows() };
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.dashboard')} />
      <ChecklistReminder />
      <Typography variant="body2" color="textSecondary">
        {t('dashboard.welcome', { name: identity?.fullName ?? '' })}
      </Typography>
      <FiguresPanel />
      <QueueFigures books={books} waiting={waiting} />
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
    </Stack>
  );
};

import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Panel } from '../../look/panel.tsx';
import { CheckButton } from './check-button.tsx';
import { useParts, type Liabilities } from './parts.ts';

const BalanceChart = lazy(() => import('./balance-chart.tsx'));
const LiabilitiesChart = lazy(() => import('./liabilities-chart.tsx'));

/** Liabilities against holdings: over the days, or, while there is only one day to tell of, as they are now. */
export const ComparePanel = ({ books }: { books: Liabilities }) => {
  const word = useWords();
  const parts = useParts();
  const now = [
    ...parts.owed(books).map((part) => ({ ...part, side: 'owed' as const })),
    ...parts.held(books).map((part) => ({ ...part, side: 'held' as const })),
  ];
  return (
    <Panel title={word('books.compare')} actions={<CheckButton />}>
      <Box sx={{ minHeight: 260 }}>
        <Suspense>
          {books.history.length > 1 ? (
            <LiabilitiesChart days={books.history} />
          ) : (
            <BalanceChart parts={now.filter(({ amount }) => Number(amount) !== 0)} />
          )}
        </Suspense>
      </Box>
    </Panel>
  );
};

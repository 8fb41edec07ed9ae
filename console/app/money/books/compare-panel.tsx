import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Panel } from '../../design/panel.tsx';
import { useParts, type Liabilities } from './parts.ts';
import { BooksCheckButtons } from './books-check-run.tsx';

const BalanceChart = lazy(() => import('./balance-chart.tsx'));
const LiabilitiesChart = lazy(() => import('./liabilities-chart.tsx'));

/** Liabilities against holdings: over days, or as bars while there is only one day. */
export const ComparePanel = ({ books }: { books: Liabilities }) => {
  const t = useTranslation();
  const parts = useParts();
  const now = [
    ...parts.owed(books).map((part) => ({ ...part, side: 'owed' as const })),
    ...parts.held(books).map((part) => ({ ...part, side: 'held' as const })),
  ];
  return (
    <Panel title={t('books.compare')} actions={<BooksCheckButtons />}>
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

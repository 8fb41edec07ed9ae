import { Box, Stack, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Amount } from '../../design/fields.tsx';
import { useParts, type Liabilities } from './parts.ts';

const PartsChart = lazy(() => import('./parts-chart.tsx'));

/** Liabilities by kind of creditor. */
export const LiabilityParts = ({ books }: { books: Liabilities }) => {
  const parts = useParts().owed(books);
  return (
    <Stack direction="row" sx={{ gap: 2.5, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'center' }}>
      <Box sx={{ width: 180, height: 180 }}>
        <Suspense>
          <PartsChart parts={parts} />
        </Suspense>
      </Box>
      <Stack sx={{ flex: 1, minWidth: 200, gap: 1 }}>
        {parts.map(({ label, amount, color }) => (
          <Stack key={label} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Box sx={{ width: 10, height: 10, borderRadius: '3px', backgroundColor: color, flexShrink: 0 }} />
            <Typography variant="body2" sx={{ flex: 1 }}>
              {label}
            </Typography>
            <Amount value={amount} strong />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
};

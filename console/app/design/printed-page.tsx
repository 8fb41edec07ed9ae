import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const ink = '#152328';

/** A page for printing: dark on white in both themes. */
export const PrintedPage = ({ children }: { children: ReactNode }) => (
  <Box
    component="main"
    sx={{
      colorScheme: 'light',
      minHeight: '100dvh',
      p: { xs: 2, sm: 4 },
      backgroundColor: '#fff',
      color: ink,
      '& .MuiTypography-root, & .MuiTableCell-root': { color: ink },
      '@media print': { p: 0 },
    }}
  >
    {children}
  </Box>
);

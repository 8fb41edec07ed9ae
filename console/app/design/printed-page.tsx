import { Box, Button, Stack, Typography } from '@mui/material';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';

const ink = '#152328';

interface PrintedPageProps {
  title: string;
  /** What it is about; absent while that is loaded. */
  about: string | undefined;
  /** The label of the button that prints. */
  print: string;
  error: Error | null;
  children: ReactNode;
}

/** A page for printing with its title and the button that prints it: dark on white in both themes. */
export const PrintedPage = ({ title, about, print, error, children }: PrintedPageProps) => (
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
    {error && <Typography>{error.message}</Typography>}
    {about !== undefined && (
      <Stack sx={{ maxWidth: 760, mx: 'auto', gap: 3 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
          <Box>
            <Typography variant="h5" component="h1">
              {title}
            </Typography>
            <Typography variant="body2">{about}</Typography>
          </Box>
          <Button
            variant="contained"
            startIcon={<Printer size={18} />}
            onClick={() => window.print()}
            sx={{ flexShrink: 0, backgroundColor: '#0b6171', color: '#fff', '@media print': { display: 'none' } }}
          >
            {print}
          </Button>
        </Stack>
        {children}
      </Stack>
    )}
  </Box>
);

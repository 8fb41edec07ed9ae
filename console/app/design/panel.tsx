import { Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A card with a heading and actions beside it. */
export const Panel = ({
  title,
  actions,
  children,
  flush = false,
}: {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
  flush?: boolean;
}) => (
  <Card sx={{ p: flush ? 0 : 2.5, minWidth: 0, overflow: 'hidden' }}>
    {(title || actions) && (
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          flexWrap: 'wrap',
          mb: flush ? 0 : 2,
          p: flush ? 2.5 : 0,
          pb: flush ? 1 : 0,
        }}
      >
        {title && (
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
        )}
        {actions && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
    )}
    {children}
  </Card>
);

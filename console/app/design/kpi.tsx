import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusChip, type Tone } from './status-chip.tsx';

/** A card with one figure; with `to` the whole card is a link. */
export const Kpi = ({
  label,
  figure,
  note,
  tone = 'quiet',
  to,
}: {
  label: string;
  figure: string;
  note?: string;
  tone?: Tone;
  to?: string;
}) => (
  <Card sx={{ minWidth: 0 }}>
    <Frame to={to}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="p"
        noWrap
        sx={{
          fontSize: 26,
          lineHeight: '34px',
          fontWeight: 700,
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {figure}
      </Typography>
      <Box sx={{ minHeight: 28, pt: 0.5 }}>{note && <StatusChip tone={tone} label={note} />}</Box>
    </Frame>
  </Card>
);

const Frame = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
      {children}
    </CardActionArea>
  ) : (
    <Box sx={{ p: 2 }}>{children}</Box>
  );

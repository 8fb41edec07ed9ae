import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CircleQuestionMark } from 'lucide-react';
import { Term, type TermName } from './term.tsx';
import { StatusChip, type Tone } from './status-chip.tsx';

/** A card with one figure; with `to` the whole card is a link. */
export const Kpi = ({
  label,
  figure,
  note,
  tone = 'quiet',
  term,
  to,
}: {
  label: string;
  figure: string;
  note?: string;
  tone?: Tone;
  /** The explanation of the label. It stands beside the link, because a link can't hold it. */
  term?: TermName;
  to?: string | undefined;
}) => (
  <Card sx={{ minWidth: 0, position: 'relative' }}>
    {term && (
      <Box sx={{ position: 'absolute', top: 12, right: 12, zIndex: 1, color: 'text.secondary', lineHeight: 0 }}>
        <Term name={term}>
          <CircleQuestionMark size={16} role="img" aria-label={label} />
        </Term>
      </Box>
    )}
    <Frame to={to}>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ pr: term ? 3 : 0 }}>
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

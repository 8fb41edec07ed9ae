import { LinearProgress, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ForceChip, type Force } from '../../design/in-force.tsx';
import { Panel } from '../../design/panel.tsx';

interface OfferItemProps {
  name: string;
  state: Force;
  /** What it gives, and when. */
  terms: readonly string[];
  /** How much of it is used, from 0 to 1, and in words. */
  used: { part: number; label: string; note?: string };
  actions: ReactNode;
}

/** An offer that can be used up, with how much of it is left. */
export const OfferItem = ({ name, state, terms, used, actions }: OfferItemProps) => (
  <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
    <Stack sx={{ gap: 0.5, flex: '1 1 320px', minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <ForceChip state={state} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {terms.join(' · ')}
      </Typography>
    </Stack>
    <Stack sx={{ gap: 0.75, flex: '0 1 220px', minWidth: 160 }}>
      <LinearProgress
        variant="determinate"
        value={used.part * 100}
        aria-label={used.label}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="caption" color="textSecondary">
        {[used.label, used.note].filter(Boolean).join(' · ')}
      </Typography>
    </Stack>
    <Stack direction="row" sx={{ gap: 1 }}>
      {actions}
    </Stack>
  </Stack>
);

interface OffersPanelProps {
  title: string;
  /** What stands in place of an empty list. */
  none: string;
  create: ReactNode;
  /** Absent while they are loaded. */
  offers: readonly ReactNode[] | undefined;
}

/** Offers of one kind, with the button that creates one. */
export const OffersPanel = ({ title, none, create, offers }: OffersPanelProps) => (
  <Panel title={title} actions={create}>
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {offers}
    </Stack>
    {offers?.length === 0 && (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    )}
  </Panel>
);

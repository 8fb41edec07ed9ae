import { Box, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** The words that are explained where they stand, by `terms` of the messages. */
const explained = [
  'gmv',
  'net_sales',
  'refunded',
  'charges',
  'released',
  'take',
  'take_rate',
  'fees',
  'gross',
  'income',
  'charges_owed',
  'visits',
  'conversion',
  'missed',
  'active_shoppers',
] as const;
export type TermName = (typeof explained)[number];

export const isTerm = (name: string): name is TermName => (explained as readonly string[]).includes(name);

/** A word with its explanation, which shows under the pointer, the finger and the keyboard. */
export const Term = ({ name, children }: { name: TermName; children: ReactNode }) => {
  const t = useTranslation();
  return (
    <Tooltip title={t(`terms.${name}`)} describeChild enterTouchDelay={0} leaveTouchDelay={8_000}>
      <Box
        component="span"
        tabIndex={0}
        sx={{ textDecoration: 'underline dotted', textUnderlineOffset: 3, cursor: 'help' }}
      >
        {children}
      </Box>
    </Tooltip>
  );
};

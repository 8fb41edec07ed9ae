import { Box, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation, type MessageKey } from '../i18n/use-translation.ts';

/** The words that are explained where they stand. */
export type TermName = Exclude<
  Extract<MessageKey, `terms.${string}`> extends `terms.${infer Name}` ? Name : never,
  'about'
>;

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

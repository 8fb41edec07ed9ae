import { Stack } from '@mui/material';
import { refundStateTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { RefundState } from '@tradewind/contract/trade/refunds';
import type { ReactNode } from 'react';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useLocale } from '../../i18n/use-locale.ts';

const tones: Record<RefundState, Tone> = {
  pending: 'warn',
  offered: 'info',
  rejected: 'bad',
  waiting_return: 'info',
  returned: 'warn',
  in_dispute: 'bad',
  refunded: 'ok',
  exchanged: 'ok',
  dismissed: 'quiet',
  withdrawn: 'quiet',
  lapsed: 'quiet',
};

/** The status of a refund, with more chips where they matter. */
export const RefundChip = ({ state, children }: { state: RefundState; children?: ReactNode }) => {
  const locale = useLocale();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip tone={tones[state]} label={refundStateTexts[state][locale]} />
      {children}
    </Stack>
  );
};

import { Stack } from '@mui/material';
import type { DeskDepositRow } from '@tradewind/contract/money/desk/deposits';
import { useWords } from '../../i18n/words.ts';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';

const tones: Record<DeskDepositRow['state'], Tone> = {
  seen: 'sea',
  gone: 'quiet',
  credited: 'ok',
  below_minimum: 'warn',
  unmatched: 'warn',
  closed: 'quiet',
};

/** How a deposit stands, and what about it deserves a look. */
export const DepositChips = ({
  deposit: { state, confirmations, needed, claims, second_approver },
}: {
  deposit: DeskDepositRow;
}) => {
  const word = useWords();
  const waits = state === 'below_minimum' || state === 'unmatched';
  const progress = state === 'seen' ? ` ${word('deposits.of', { done: confirmations, needed })}` : '';
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip tone={tones[state]} label={`${word(`deposits.states.${state}`)}${progress}`} />
      {waits && claims > 0 && <StatusChip tone="info" label={`${word('deposits.claims')} ${claims}`} />}
      {waits && second_approver === 1 && <StatusChip tone="quiet" label={word('deposits.large')} />}
    </Stack>
  );
};

import { Stack } from '@mui/material';
import type { DeskDepositRow } from '@tradewind/contract/money/desk/deposits';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';

const tones: Record<DeskDepositRow['state'], Tone> = {
  seen: 'sea',
  gone: 'quiet',
  credited: 'ok',
  below_minimum: 'warn',
  unmatched: 'warn',
  closed: 'quiet',
};

/** The status of a deposit, with chips for what needs attention. */
export const DepositChips = ({
  deposit: { state, confirmations, needed, claims, second_approver },
}: {
  deposit: DeskDepositRow;
}) => {
  const t = useTranslation();
  const waits = state === 'below_minimum' || state === 'unmatched';
  const progress = state === 'seen' ? ` ${t('deposits.of', { done: confirmations, needed })}` : '';
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip tone={tones[state]} label={`${t(`deposits.states.${state}`)}${progress}`} />
      {waits && claims > 0 && <StatusChip tone="info" label={`${t('deposits.claims')} ${claims}`} />}
      {waits && second_approver === 1 && <StatusChip tone="quiet" label={t('deposits.two_people')} />}
    </Stack>
  );
};

import { Stack } from '@mui/material';
import type { DeskWithdrawalRow } from '@tradewind/contract/money/desk/withdrawals';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';

const tones: Record<DeskWithdrawalRow['state'], Tone> = {
  auditing: 'warn',
  passed: 'ok',
  refused: 'bad',
  cancelled: 'quiet',
};

/** The status of a withdrawal, with chips for what needs attention. */
export const WithdrawalChips = ({ withdrawal: row }: { withdrawal: DeskWithdrawalRow }) => {
  const t = useTranslation();
  const open = row.state === 'auditing';
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip tone={tones[row.state]} label={t(`withdrawals.queues.${row.state}`)} />
      {open && row.late === 1 && <StatusChip tone="bad" label={t('withdrawals.late')} />}
      {open && row.on_hold === 1 && <StatusChip tone="bad" label={t('withdrawals.queues.on_hold')} />}
      {open && row.batch !== '' && <StatusChip tone="info" label={t('withdrawals.queues.paying')} />}
      {open && row.second_approver === 1 && (
        <StatusChip tone={row.approved_by.length > 0 ? 'sea' : 'quiet'} label={t('withdrawals.second_approver')} />
      )}
      {open && row.code_checked === 0 && <StatusChip tone="bad" label={t('withdrawals.code_unchecked')} />}
      {row.fee_waived === 1 && <StatusChip tone="quiet" label={t('withdrawals.fee_waived')} />}
    </Stack>
  );
};

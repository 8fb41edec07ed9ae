import { Stack } from '@mui/material';
import type { DeskWithdrawalRow } from '@tradewind/contract/money/desk/withdrawals';
import { useWords } from '../../i18n/words.ts';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';

const tones: Record<DeskWithdrawalRow['state'], Tone> = {
  auditing: 'warn',
  passed: 'ok',
  refused: 'bad',
  cancelled: 'quiet',
};

/** How a withdrawal stands, and what about it deserves a look. */
export const WithdrawalChips = ({ withdrawal: row }: { withdrawal: DeskWithdrawalRow }) => {
  const word = useWords();
  const open = row.state === 'auditing';
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip tone={tones[row.state]} label={word(`withdrawals.queues.${row.state}`)} />
      {open && row.late === 1 && <StatusChip tone="bad" label={word('withdrawals.late')} />}
      {open && row.on_hold === 1 && <StatusChip tone="bad" label={word('withdrawals.queues.on_hold')} />}
      {open && row.batch !== '' && <StatusChip tone="info" label={word('withdrawals.queues.paying')} />}
      {open && row.second_approver === 1 && (
        <StatusChip tone={row.approved_by.length > 0 ? 'sea' : 'quiet'} label={word('withdrawals.second')} />
      )}
      {open && row.code_checked === 0 && <StatusChip tone="bad" label={word('withdrawals.code_unchecked')} />}
      {row.fee_waived === 1 && <StatusChip tone="quiet" label={word('withdrawals.fee_waived')} />}
    </Stack>
  );
};

import { Stack } from '@mui/material';
import type { Correction } from '@tradewind/contract/money/desk/corrections';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Decision } from '../../look/decision.tsx';
import { Amount, Moment, PersonLink } from '../../look/fields.tsx';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';
import { AskCorrection } from './ask-correction.tsx';
import { CorrectionVerbs } from './correction-verbs.tsx';
import { useSourceName } from './source-name.ts';

const Column = DataTable.Col<Correction>;
const tones: Record<Correction['state'], Tone> = { asked: 'warn', approved: 'ok', refused: 'quiet' };

/** Corrections of balances: asked by one person, booked by another. */
export const CorrectionList = () => {
  const word = useWords();
  const sourceName = useSourceName();
  const states = (['asked', 'approved', 'refused'] as const).map((value) => ({
    value,
    label: word(`corrections.states.${value}`),
  }));
  return (
    <DeskList
      resource="corrections"
      title={word('menu.corrections')}
      sort={{ field: 'asked_at', order: 'DESC' }}
      tabs={{ filter: 'state', choices: [{ value: '', label: word('common.all') }, ...states] }}
      actions={<AskCorrection />}
      table={{ rowClick: false }}
    >
      <Column
        source="username"
        disableSort
        label={word('common.shopper')}
        render={(row) => <PersonLink id={row.user_id} name={row.username} />}
      />
      <Column
        source="amount"
        disableSort
        label={word('common.amount')}
        align="right"
        render={(row) => <Amount value={row.amount} strong />}
      />
      <Column
        source="against"
        disableSort
        label={word('corrections.against')}
        {...wide}
        render={(row) => sourceName(row.against)}
      />
      <Column source="reason" disableSort label={word('common.reason')} {...wide} />
      <Column
        source="asked_at"
        label={word('common.asked_at')}
        {...wide}
        render={(row) => (
          <>
            <Moment value={row.asked_at} /> · {row.asked_by}
          </>
        )}
      />
      <Column
        source="decided_by"
        disableSort
        label={word('common.decided')}
        {...wide}
        render={(row) => <Decision of={row} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusChip tone={tones[row.state]} label={word(`corrections.states.${row.state}`)} />
            <CorrectionVerbs correction={row} />
          </Stack>
        )}
      />
    </DeskList>
  );
};

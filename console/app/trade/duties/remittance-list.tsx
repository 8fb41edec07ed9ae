import { Alert, AlertTitle, Stack } from '@mui/material';
import { dutyRemittances, type DutyRemittance } from '@tradewind/contract/trade/desk/duty-remittances';
import { DataTable } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Decision } from '../../look/decision.tsx';
import { Amount, Code, Moment } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';
import { AskRemittance, RemittanceVerbs } from './remittance-verbs.tsx';

const Column = DataTable.Col<DutyRemittance>;
const tones: Record<DutyRemittance['state'], Tone> = { asked: 'warn', booked: 'ok', refused: 'quiet' };

/** Duty and tax that were collected with orders, and what of it the authorities got. */
export const RemittanceList = () => {
  const word = useWords();
  const { money } = useFormat();
  const { data: books } = useDesk(dutyRemittances, { limit: 1 });
  const states = (['asked', 'booked', 'refused'] as const).map((value) => ({
    value,
    label: word(`duty_remittances.states.${value}`),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      {books && (
        <Alert severity={books.there.startsWith('-') ? 'warning' : 'info'}>
          <AlertTitle>{`${word(books.there.startsWith('-') ? 'duty_remittances.ahead' : 'duty_remittances.there')}: ${money(books.there.replace('-', ''))}`}</AlertTitle>
          {word('duty_remittances.text')}
        </Alert>
      )}
      <DeskList
        resource="duty_remittances"
        title={word('menu.duty_remittances')}
        sort={{ field: 'asked_at', order: 'DESC' }}
        tabs={{ filter: 'state', choices: [{ value: '', label: word('common.all') }, ...states] }}
        actions={books && <AskRemittance there={books.there} largeFrom={books.two_people_from} />}
        table={{ rowClick: false }}
      >
        <Column
          source="authority"
          disableSort
          label={word('duty_remittances.authority')}
          render={(row) => <strong>{row.authority}</strong>}
        />
        <Column
          source="amount"
          disableSort
          label={word('common.amount')}
          align="right"
          render={(row) => <Amount value={row.amount} strong />}
        />
        <Column
          source="bank_reference"
          disableSort
          label={word('duty_remittances.bank_reference')}
          {...wide}
          render={(row) => <Code value={row.bank_reference} />}
        />
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
              <StatusChip tone={tones[row.state]} label={word(`duty_remittances.states.${row.state}`)} />
              <RemittanceVerbs remittance={row} />
            </Stack>
          )}
        />
      </DeskList>
    </Stack>
  );
};

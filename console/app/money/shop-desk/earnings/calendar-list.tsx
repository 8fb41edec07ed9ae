import type { CalendarRow } from '@tradewind/contract/money/shop-desk/earnings';
import { DataTable } from 'react-admin';
import { useWords } from '../../../i18n/words.ts';
import { DeskList, wide } from '../../../look/desk-list.tsx';
import { Amount, Moment } from '../../../look/fields.tsx';
import { StatusChip, type Tone } from '../../../look/status-chip.tsx';

const Column = DataTable.Col<CalendarRow>;
const tones: Record<CalendarRow['certainty'], Tone> = { fixed: 'ok', latest: 'info', open: 'quiet', paused: 'warn' };

/** What will be released when, order by order. */
export const CalendarList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="shop_calendar"
      sort={{ field: 'releases_at', order: 'ASC' }}
      perPage={10}
      table={{ rowClick: false }}
    >
      <Column source="sn" disableSort label={word('money.order')} />
      <Column
        source="releases_at"
        disableSort
        label={word('money.release')}
        render={(row) => (row.releases_at ? <Moment value={row.releases_at} /> : <Sureness row={row} />)}
      />
      <Column
        source="certainty"
        disableSort
        label={word('common.state')}
        {...wide}
        render={(row) => row.releases_at && <Sureness row={row} />}
      />
      <Column
        source="payable_at"
        disableSort
        label={word('money.payable_at')}
        {...wide}
        render={(row) => <Moment value={row.payable_at} />}
      />
      <Column
        source="amount"
        disableSort
        label={word('common.amount')}
        align="right"
        render={(row) => <Amount value={row.amount} strong />}
      />
    </DeskList>
  );
};

const Sureness = ({ row: { certainty } }: { row: CalendarRow }) => {
  const word = useWords();
  return <StatusChip tone={tones[certainty]} label={word(`money.certainties.${certainty}`)} />;
};

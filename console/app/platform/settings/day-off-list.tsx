import type { DayOff } from '@tradewind/contract/platform/desk/days-off';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Moment } from '../../look/fields.tsx';
import { useDayName } from './day-name.ts';
import { AddDaysOff, RemoveDayOff } from './day-off-verbs.tsx';

const Column = DataTable.Col<DayOff>;

/** Days on which no shop is expected to ship, beside weekends. */
export const DayOffList = () => {
  const word = useWords();
  const dayName = useDayName();
  return (
    <DeskList
      resource="days_off"
      title={word('menu.days_off')}
      sort={{ field: 'day', order: 'ASC' }}
      first={{ state: 'coming' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: 'coming', label: word('days_off.coming') },
          { value: 'past', label: word('days_off.past') },
        ],
      }}
      actions={<AddDaysOff />}
      table={{ rowClick: false }}
    >
      <Column source="day" label={word('days_off.day')} render={(row) => <strong>{dayName(row.id)}</strong>} />
      <Column source="name" disableSort label={word('days_off.name')} />
      <Column
        source="added_at"
        disableSort
        label={word('days_off.added')}
        {...wide}
        render={(row) => (
          <>
            <Moment value={row.added_at} /> · {row.added_by}
          </>
        )}
      />
      <Column
        disableSort
        label={word('common.acts')}
        render={(row) => row.state === 'coming' && <RemoveDayOff day={row} />}
      />
    </DeskList>
  );
};

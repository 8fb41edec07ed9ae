import type { DayOff } from '@tradewind/contract/platform/desk/days-off';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { useDayName, AddDaysOff, RemoveDayOff } from './day-off-actions.tsx';

const Column = DataTable.Col<DayOff>;

/** Days off, on which no shop is expected to ship, besides weekends. */
export const DayOffList = () => {
  const t = useTranslation();
  const dayName = useDayName();
  return (
    <DeskList
      resource="days_off"
      title={t('menu.days_off')}
      sort={{ field: 'day', order: 'ASC' }}
      first={{ state: 'coming' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: 'coming', label: t('days_off.upcoming') },
          { value: 'past', label: t('days_off.past') },
        ],
      }}
      actions={<AddDaysOff />}
      table={{ rowClick: false }}
    >
      <Column source="day" label={t('days_off.day')} render={(row) => <strong>{dayName(row.id)}</strong>} />
      <Column source="name" disableSort label={t('days_off.name')} />
      <Column
        source="added_at"
        disableSort
        label={t('days_off.added')}
        {...wideOnly}
        render={(row) => (
          <>
            <Moment value={row.added_at} /> · {row.added_by}
          </>
        )}
      />
      <Column
        disableSort
        label={t('common.actions')}
        render={(row) => row.state === 'coming' && <RemoveDayOff day={row} />}
      />
    </DeskList>
  );
};

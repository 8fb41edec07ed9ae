import type { CalendarRow } from '@tradewind/contract/money/shop-desk/earnings';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Amount, Moment } from '../../../design/fields.tsx';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';

const Column = DataTable.Col<CalendarRow>;
const tones: Record<CalendarRow['certainty'], Tone> = { fixed: 'ok', latest: 'info', open: 'quiet', paused: 'warn' };

/** The calendar of releases, order by order. */
export const CalendarList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="shop_calendar"
      name={t('money.calendar')}
      empty={t('empty.payout_calendar')}
      sort={{ field: 'releases_at', order: 'ASC' }}
      perPage={10}
      table={{ rowClick: false }}
    >
      <Column source="sn" disableSort label={t('money.order')} />
      <Column
        source="releases_at"
        disableSort
        label={t('money.release')}
        render={(row) => (row.releases_at ? <Moment value={row.releases_at} /> : <CertaintyChip row={row} />)}
      />
      <Column
        source="certainty"
        disableSort
        label={t('common.state')}
        {...wideOnly}
        render={(row) => row.releases_at && <CertaintyChip row={row} />}
      />
      <Column
        source="payable_at"
        disableSort
        label={t('money.payable_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.payable_at} />}
      />
      <Column
        source="amount"
        disableSort
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.amount} strong />}
      />
    </DeskList>
  );
};

const CertaintyChip = ({ row: { certainty } }: { row: CalendarRow }) => {
  const t = useTranslation();
  return <StatusChip tone={tones[certainty]} label={t(`money.certainties.${certainty}`)} />;
};

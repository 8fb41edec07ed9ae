import { Typography } from '@mui/material';
import { earningStates, exportEarnings, type EarningRow } from '@tradewind/contract/money/shop-desk/earnings';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Amount, Moment } from '../../../design/fields.tsx';
import { ExportList } from '../../../design/export-button.tsx';
import { dayFilters, textFilter } from '../../../design/filters.tsx';
import { useFormat } from '../../../design/format.ts';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';

const Column = DataTable.Col<EarningRow>;
const tones: Record<EarningRow['state'], Tone> = { held: 'warn', released: 'ok', returned: 'quiet' };

/** The earning of each paid order: paid, refunded, commission, rest. */
export const EarningList = ({ actions }: { actions: ReactNode }) => {
  const t = useTranslation();
  const { money } = useFormat();
  return (
    <DeskList
      resource="shop_earnings"
      empty={t('empty.shop_earnings')}
      sort={{ field: 'paid_at', order: 'DESC' }}
      perPage={10}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: t('common.all') },
          ...earningStates.map((value) => ({ value, label: t(`money.states.${value}`) })),
        ],
      }}
      filters={[textFilter('q', t('money.search')), ...dayFilters(t('common.from'), t('common.until'))]}
      actions={
        <>
          {actions}
          <ExportList endpoint={exportEarnings} />
        </>
      }
      table={{ rowClick: false }}
    >
      <Column source="sn" disableSort label={t('money.order')} />
      <Column
        source="paid_at"
        label={t('money.paid_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.paid_at} />}
      />
      <Column
        source="gross"
        disableSort
        label={t('money.gross')}
        align="right"
        {...wideOnly}
        render={(row) => (
          <WithNote
            amount={row.gross}
            note={nullIfZero(row.promotion) && `${t('money.promotion')}: ${money(row.promotion)}`}
          />
        )}
      />
      <Column
        source="refunded"
        disableSort
        label={t('money.refunded')}
        align="right"
        {...wideOnly}
        render={(row) => (
          <WithNote
            amount={nullIfZero(row.refunded)}
            note={nullIfZero(row.return_freight) && t('money.return_freight', { amount: money(row.return_freight) })}
          />
        )}
      />
      <Column
        source="commission"
        disableSort
        label={t('money.commission')}
        align="right"
        {...wideOnly}
        render={(row) => <Amount value={nullIfZero(row.commission)} />}
      />
      <Column
        source="net"
        disableSort
        label={t('money.net')}
        align="right"
        render={(row) => <Amount value={row.net} strong />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => <StatusChip tone={tones[row.state]} label={t(`money.states.${row.state}`)} />}
      />
      <Column
        source="released_at"
        disableSort
        label={t('money.release')}
        {...wideOnly}
        render={(row) => <Moment value={row.released_at ?? row.releases_at} />}
      />
    </DeskList>
  );
};

/** An amount with a note below it. */
const WithNote = ({ amount, note }: { amount: string | null; note: string | null }) => (
  <>
    <Amount value={amount} />
    {note && (
      <Typography variant="caption" color="textSecondary" component="div" noWrap>
        {note}
      </Typography>
    )}
  </>
);

const nullIfZero = (amount: string) => (amount === '0.00' ? null : amount);

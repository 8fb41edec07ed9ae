import { Typography } from '@mui/material';
import { earningStates, type EarningRow } from '@tradewind/contract/money/shop-desk/earnings';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { useWords } from '../../../i18n/words.ts';
import { DeskList, wide } from '../../../look/desk-list.tsx';
import { Amount, Moment } from '../../../look/fields.tsx';
import { textFilter } from '../../../look/filters.tsx';
import { useFormat } from '../../../look/format.ts';
import { StatusChip, type Tone } from '../../../look/status-chip.tsx';

const Column = DataTable.Col<EarningRow>;
const tones: Record<EarningRow['state'], Tone> = { held: 'warn', released: 'ok', returned: 'quiet' };

/** What each paid order brings: what was paid for it, what went back, what the house took, what is left. */
export const EarningList = ({ actions }: { actions: ReactNode }) => {
  const word = useWords();
  const { money } = useFormat();
  return (
    <DeskList
      resource="shop_earnings"
      sort={{ field: 'paid_at', order: 'DESC' }}
      perPage={10}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: word('common.all') },
          ...earningStates.map((value) => ({ value, label: word(`money.states.${value}`) })),
        ],
      }}
      filters={[textFilter('q', word('money.search'))]}
      actions={actions}
      table={{ rowClick: false }}
    >
      <Column source="sn" disableSort label={word('money.order')} />
      <Column
        source="paid_at"
        label={word('money.paid_at')}
        {...wide}
        render={(row) => <Moment value={row.paid_at} />}
      />
      <Column
        source="gross"
        disableSort
        label={word('money.gross')}
        align="right"
        {...wide}
        render={(row) => (
          <WithNote
            amount={row.gross}
            note={orNothing(row.promotion) && `${word('money.promotion')}: ${money(row.promotion)}`}
          />
        )}
      />
      <Column
        source="refunded"
        disableSort
        label={word('money.refunded')}
        align="right"
        {...wide}
        render={(row) => (
          <WithNote
            amount={orNothing(row.refunded)}
            note={orNothing(row.return_freight) && word('money.with_return', { amount: money(row.return_freight) })}
          />
        )}
      />
      <Column
        source="commission"
        disableSort
        label={word('money.commission')}
        align="right"
        {...wide}
        render={(row) => <Amount value={orNothing(row.commission)} />}
      />
      <Column
        source="net"
        disableSort
        label={word('money.net')}
        align="right"
        render={(row) => <Amount value={row.net} strong />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => <StatusChip tone={tones[row.state]} label={word(`money.states.${row.state}`)} />}
      />
      <Column
        source="released_at"
        disableSort
        label={word('money.release')}
        {...wide}
        render={(row) => <Moment value={row.released_at ?? row.releases_at} />}
      />
    </DeskList>
  );
};

/** An amount, and below it what one should know of it. */
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

const orNothing = (amount: string) => (amount === '0.00' ? null : amount);

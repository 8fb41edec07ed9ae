import { Stack } from '@mui/material';
import { rechargeMethods } from '@tradewind/contract/money/recharges';
import type { DeskRechargeRow } from '@tradewind/contract/money/desk/recharges';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { Amount, Moment, PersonLink } from '../../look/fields.tsx';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { choiceFilter, textFilter } from '../../look/filters.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { RechargeChip } from './recharge-chip.tsx';

const Column = DataTable.Col<DeskRechargeRow>;
const states = ['auditing', 'passed', 'refused', 'waiting'] as const;

/** The queue of top-ups; it opens with those that wait for an operator, oldest first. */
export const RechargeList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="recharges"
      title={word('menu.recharges')}
      sort={{ field: 'asked_at', order: 'ASC' }}
      first={{ state: 'auditing' }}
      tabs={{
        filter: 'state',
        choices: [
          ...states.map((value) => ({ value, label: word(`recharges.states.${value}`) })),
          { value: '', label: word('common.all') },
        ],
      }}
      filters={[
        choiceFilter(
          'method',
          word('common.method'),
          rechargeMethods.map((id) => ({ id, name: word(`methods.${id}`) })),
        ),
        textFilter('network', word('common.network')),
        choiceFilter('duplicates', word('recharges.evidence'), [{ id: '1', name: word('recharges.only_duplicates') }]),
      ]}
      table={{ rowClick: 'show' }}
    >
      <Column
        source="username"
        disableSort
        label={word('common.shopper')}
        render={(row) => <PersonLink id={row.user_id} name={row.username} />}
      />
      <Column
        source="asked"
        label={word('recharges.asked')}
        align="right"
        render={(row) => <Amount value={row.asked} strong />}
      />
      <Column
        source="arrived"
        disableSort
        label={word('recharges.arrived')}
        align="right"
        {...wide}
        render={(row) => <Amount value={row.arrived} />}
      />
      <Column
        source="method"
        disableSort
        label={word('common.method')}
        {...wide}
        render={(row) => `${word(`methods.${row.method}`)}${row.network ? ` · ${row.network}` : ''}`}
      />
      <Column
        source="asked_at"
        label={word('common.asked_at')}
        {...wide}
        render={(row) => <Moment value={row.asked_at} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            <RechargeChip state={row.state} />
            {row.duplicates > 0 && (
              <StatusChip tone="bad" label={word('recharges.duplicates', { count: row.duplicates })} />
            )}
          </Stack>
        )}
      />
      <Column source="decided_by" disableSort label={word('common.by')} {...wide} />
    </DeskList>
  );
};

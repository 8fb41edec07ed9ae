import { depositQueues, type DeskDepositRow } from '@tradewind/contract/money/desk/deposits';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Code, Moment, PersonLink } from '../../look/fields.tsx';
import { textFilter } from '../../look/filters.tsx';
import { DepositChips } from './deposit-chip.tsx';

const Column = DataTable.Col<DeskDepositRow>;

/** Everything that was seen on the chains; it opens with what needs an operator. */
export const DepositList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="deposits"
      title={word('menu.deposits')}
      sort={{ field: 'seen_at', order: 'DESC' }}
      first={{ queue: 'waiting' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...depositQueues.map((value) => ({ value, label: word(`deposits.queues.${value}`) })),
          { value: '', label: word('common.all') },
        ],
      }}
      filters={[textFilter('tx', word('deposits.search')), textFilter('network', word('common.network'))]}
      table={{ rowClick: 'show' }}
    >
      <Column
        source="amount"
        label={word('common.amount')}
        align="right"
        render={(row) => <Amount value={row.amount} strong />}
      />
      <Column
        source="username"
        disableSort
        label={word('common.shopper')}
        render={(row) => (row.user_id ? <PersonLink id={row.user_id} name={row.username} /> : '–')}
      />
      <Column source="network" disableSort label={word('common.network')} {...wide} />
      <Column source="tx" disableSort label={word('deposits.tx')} {...wide} render={(row) => <Code value={row.tx} />} />
      <Column
        source="reason"
        disableSort
        label={word('common.reason')}
        {...wide}
        render={(row) => (row.reason ? word(`deposits.reasons.${row.reason}`) : '–')}
      />
      <Column
        source="seen_at"
        label={word('deposits.seen_at')}
        {...wide}
        render={(row) => <Moment value={row.seen_at} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => <DepositChips deposit={row} />}
      />
    </DeskList>
  );
};

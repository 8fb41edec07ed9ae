import { queues, type DeskWithdrawalRow } from '@tradewind/contract/money/desk/withdrawals';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { Amount, Code, Moment } from '../../look/fields.tsx';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { choiceFilter, textFilter } from '../../look/filters.tsx';
import { ExportButton } from './export-button.tsx';
import { Owner } from './owner.tsx';
import { WithdrawalChips } from './withdrawal-chip.tsx';

const Column = DataTable.Col<DeskWithdrawalRow>;

/** The queue of withdrawals; it opens with those that wait, the nearest deadline first. */
export const WithdrawalList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="withdrawals"
      title={word('menu.withdrawals')}
      sort={{ field: 'review_before', order: 'ASC' }}
      first={{ queue: 'auditing' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...queues.map((value) => ({ value, label: word(`withdrawals.queues.${value}`) })),
          { value: '', label: word('common.all') },
        ],
      }}
      filters={[
        choiceFilter('owner_kind', word('withdrawals.asked_by'), [
          { id: 'user', name: word('common.shopper') },
          { id: 'shop', name: word('commissions.shop') },
        ]),
        choiceFilter(
          'method',
          word('common.method'),
          (['bank', 'chain'] as const).map((id) => ({ id, name: word(`methods.${id}`) })),
        ),
        textFilter('network', word('common.network')),
      ]}
      actions={<ExportButton />}
      bulk={(selected) => <ExportButton selected={selected} />}
      table={{ rowClick: 'show', isRowSelectable: (row) => row.state === 'auditing' && row.batch === '' }}
    >
      <Column
        source="username"
        disableSort
        label={word('withdrawals.asked_by')}
        render={(row) => <Owner withdrawal={row} />}
      />
      <Column
        source="price"
        disableSort
        label={word('common.amount')}
        align="right"
        render={(row) => <Amount value={row.price} strong />}
      />
      <Column
        source="receives"
        disableSort
        label={word('withdrawals.receives')}
        align="right"
        {...wide}
        render={(row) => <Amount value={row.receives} />}
      />
      <Column
        source="address"
        disableSort
        label={word('withdrawals.to')}
        {...wide}
        render={(row) => <Destination withdrawal={row} />}
      />
      <Column
        source="review_before"
        disableSort
        label={word('withdrawals.review_before')}
        {...wide}
        render={(row) => <Moment value={row.review_before} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => <WithdrawalChips withdrawal={row} />}
      />
    </DeskList>
  );
};

const Destination = ({ withdrawal }: { withdrawal: DeskWithdrawalRow }) => (
  <>
    {withdrawal.network || withdrawal.bank_name} <Code value={withdrawal.address} />
  </>
);

import { withdrawalQueues, type DeskWithdrawalRow } from '@tradewind/contract/money/desk/withdrawals';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Code, Moment } from '../../design/fields.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { Owner } from './owner.tsx';
import { WithdrawalChips } from './withdrawal-chip.tsx';
import { HandOverButton } from './hand-over.tsx';

const Column = DataTable.Col<DeskWithdrawalRow>;

/** The queue of withdrawals; starts with the waiting ones, the nearest deadline first. */
export const WithdrawalList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="withdrawals"
      title={t('menu.withdrawals')}
      sort={{ field: 'review_before', order: 'ASC' }}
      first={{ queue: 'auditing' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...withdrawalQueues.map((value) => ({ value, label: t(`withdrawals.queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[
        choiceFilter('owner_kind', t('withdrawals.requested_by'), [
          { id: 'user', name: t('common.shopper') },
          { id: 'shop', name: t('commissions.shop') },
        ]),
        choiceFilter(
          'method',
          t('common.method'),
          (['bank', 'chain'] as const).map((id) => ({ id, name: t(`methods.${id}`) })),
        ),
        textFilter('network', t('common.network')),
      ]}
      actions={<HandOverButton />}
      bulk={(selected) => <HandOverButton selected={selected} />}
      table={{ rowClick: 'show', isRowSelectable: (row) => row.state === 'auditing' && row.batch === '' }}
    >
      <Column
        source="username"
        disableSort
        label={t('withdrawals.requested_by')}
        render={(row) => <Owner withdrawal={row} />}
      />
      <Column
        source="price"
        disableSort
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.price} strong />}
      />
      <Column
        source="receives"
        disableSort
        label={t('withdrawals.receives')}
        align="right"
        {...wideOnly}
        render={(row) => <Amount value={row.receives} />}
      />
      <Column
        source="address"
        disableSort
        label={t('withdrawals.to')}
        {...wideOnly}
        render={(row) => <Destination withdrawal={row} />}
      />
      <Column
        source="review_before"
        disableSort
        label={t('withdrawals.review_before')}
        {...wideOnly}
        render={(row) => <Moment value={row.review_before} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
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

import { depositQueues, type DeskDepositRow } from '@tradewind/contract/money/desk/deposits';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Code, Moment, ShopperLink } from '../../design/fields.tsx';
import { textFilter } from '../../design/filters.tsx';
import { DepositChips } from './deposit-chip.tsx';

const Column = DataTable.Col<DeskDepositRow>;

/** All transfers seen on the chains; starts with those that need an operator. */
export const DepositList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="deposits"
      title={t('menu.deposits')}
      sort={{ field: 'seen_at', order: 'DESC' }}
      first={{ queue: 'waiting' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...depositQueues.map((value) => ({ value, label: t(`deposits.queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[textFilter('tx', t('deposits.search')), textFilter('network', t('common.network'))]}
      table={{ rowClick: 'show' }}
    >
      <Column
        source="amount"
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.amount} strong />}
      />
      <Column
        source="username"
        disableSort
        label={t('common.shopper')}
        render={(row) => (row.user_id ? <ShopperLink id={row.user_id} name={row.username} /> : '–')}
      />
      <Column source="network" disableSort label={t('common.network')} {...wideOnly} />
      <Column
        source="tx"
        disableSort
        label={t('deposits.tx')}
        {...wideOnly}
        render={(row) => <Code value={row.tx} />}
      />
      <Column
        source="reason"
        disableSort
        label={t('common.reason')}
        {...wideOnly}
        render={(row) => (row.reason ? t(`deposits.reasons.${row.reason}`) : '–')}
      />
      <Column
        source="seen_at"
        label={t('deposits.seen_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.seen_at} />}
      />
      <Column source="state" disableSort label={t('common.state')} render={(row) => <DepositChips deposit={row} />} />
    </DeskList>
  );
};

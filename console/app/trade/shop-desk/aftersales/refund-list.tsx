import { refundQueues, type ShopRefundRow } from '@tradewind/contract/trade/shop-desk/aftersales';
import { DataTable } from 'react-admin';
import { RefundChip } from '../../aftersales/refund-chip.tsx';
import { useWords } from '../../../i18n/words.ts';
import { DeskList, wide } from '../../../look/desk-list.tsx';
import { Amount, Moment } from '../../../look/fields.tsx';
import { StatusChip } from '../../../look/status-chip.tsx';

const Column = DataTable.Col<ShopRefundRow>;

/** Requests at the shop; it opens with those that wait for an answer, the nearest deadline first. */
export const RefundList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="shop_refunds"
      title={word('menu.shop_refunds')}
      sort={{ field: 'due_at', order: 'ASC' }}
      first={{ queue: 'answer' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...refundQueues.map((value) => ({ value, label: word(`refunds.queues.${value}`) })),
          { value: '', label: word('common.all') },
        ],
      }}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={word('refunds.items')} />
      <Column source="username" disableSort label={word('common.shopper')} {...wide} />
      <Column source="reason_text" disableSort label={word('common.reason')} {...wide} />
      <Column
        source="asked"
        disableSort
        label={word('refunds.asked')}
        align="right"
        render={(row) => <Amount value={row.granted ?? row.asked} strong />}
      />
      <Column
        source="due_at"
        disableSort
        label={word('refunds.due')}
        {...wide}
        render={(row) => <Moment value={row.due_at} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => (
          <RefundChip state={row.state}>
            {row.late_soon === 1 && <StatusChip tone="bad" label={word('refunds.soon')} />}
          </RefundChip>
        )}
      />
    </DeskList>
  );
};

import type { DisputeQueue, DisputeRow } from '@tradewind/contract/trade/desk/disputes';
import { DataTable } from 'react-admin';
import { RefundChip } from '../aftersales/refund-chip.tsx';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Moment, PersonLink } from '../../look/fields.tsx';
import { StatusChip } from '../../look/status-chip.tsx';

/** In the order in which they are looked at. */
const queues: readonly DisputeQueue[] = ['ready', 'evidence', 'late', 'ruled'];

const Column = DataTable.Col<DisputeRow>;

/** Disputes; it opens with those that can be ruled on, the nearest deadline first. */
export const DisputeList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="disputes"
      title={word('menu.disputes')}
      sort={{ field: 'rule_before', order: 'ASC' }}
      first={{ queue: 'ready' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...queues.map((value) => ({ value, label: word(`disputes.queues.${value}`) })),
          { value: '', label: word('common.all') },
        ],
      }}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={word('refunds.items')} />
      <Column
        source="username"
        disableSort
        label={word('common.shopper')}
        {...wide}
        render={(row) => <PersonLink id={row.user_id} name={row.username} />}
      />
      <Column source="mer_name" disableSort label={word('disputes.shop')} {...wide} />
      <Column
        source="asked"
        disableSort
        label={word('refunds.asked')}
        align="right"
        render={(row) => <Amount value={row.asked} strong />}
      />
      <Column
        source="rule_before"
        disableSort
        label={word('disputes.rule_before')}
        {...wide}
        render={(row) => <Moment value={row.rule_before} />}
      />
      <Column
        source="state"
        disableSort
        label={word('common.state')}
        render={(row) => (
          <RefundChip state={row.state}>
            {row.late === 1 && <StatusChip tone="bad" label={word('disputes.late')} />}
          </RefundChip>
        )}
      />
    </DeskList>
  );
};

import type { DisputeQueue, DisputeRow } from '@tradewind/contract/trade/desk/disputes';
import { DataTable } from 'react-admin';
import { RefundChip } from '../aftersales/refund-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Moment, ShopperLink } from '../../design/fields.tsx';
import { StatusChip } from '../../design/status-chip.tsx';

/** In the order of the tabs. */
const queues: readonly DisputeQueue[] = ['ready', 'evidence', 'late', 'ruled'];

const Column = DataTable.Col<DisputeRow>;

/** Disputes; starts with those ready for a ruling, the nearest deadline first. */
export const DisputeList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="disputes"
      title={t('menu.disputes')}
      sort={{ field: 'rule_before', order: 'ASC' }}
      first={{ queue: 'ready' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...queues.map((value) => ({ value, label: t(`disputes.queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={t('refunds.items')} />
      <Column
        source="username"
        disableSort
        label={t('common.shopper')}
        {...wideOnly}
        render={(row) => <ShopperLink id={row.user_id} name={row.username} />}
      />
      <Column source="mer_name" disableSort label={t('disputes.shop')} {...wideOnly} />
      <Column
        source="asked"
        disableSort
        label={t('refunds.asked')}
        align="right"
        render={(row) => <Amount value={row.asked} strong />}
      />
      <Column
        source="rule_before"
        disableSort
        label={t('disputes.rule_before')}
        {...wideOnly}
        render={(row) => <Moment value={row.rule_before} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => (
          <RefundChip state={row.state}>
            {row.late === 1 && <StatusChip tone="bad" label={t('disputes.late')} />}
          </RefundChip>
        )}
      />
    </DeskList>
  );
};

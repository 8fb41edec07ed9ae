import { refundReasonCodes, refundReasonTexts } from '@tradewind/contract/trade/aftersale-reasons';
import { refundStateTexts } from '@tradewind/contract/trade/aftersale-texts';
import { refundStates } from '@tradewind/contract/trade/refunds';
import { exportRefunds, refundQueues, type ShopRefundRow } from '@tradewind/contract/trade/shop-desk/aftersales';
import { DataTable } from 'react-admin';
import { RefundChip } from '../../aftersales/refund-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Amount, Moment } from '../../../design/fields.tsx';
import { ExportList } from '../../../design/export-button.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../../design/filters.tsx';
import { useFormat } from '../../../design/format.ts';
import { StatusChip } from '../../../design/status-chip.tsx';

const Column = DataTable.Col<ShopRefundRow>;

/** The shop's refunds; starts with those that need an answer, the nearest deadline first. */
export const RefundList = () => {
  const t = useTranslation();
  const { locale } = useFormat();
  return (
    <DeskList
      resource="shop_refunds"
      empty={t('empty.shop_refunds')}
      title={t('menu.shop_refunds')}
      sort={{ field: 'due_at', order: 'ASC' }}
      first={{ queue: 'answer' }}
      tabs={{
        filter: 'queue',
        choices: [
          ...refundQueues.map((value) => ({ value, label: t(`refunds.queues.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[
        textFilter('q', t('lists.order_or_refund')),
        textFilter('product', t('lists.product')),
        choiceFilter(
          'state',
          t('common.state'),
          refundStates.map((id) => ({ id, name: refundStateTexts[id][locale] })),
        ),
        choiceFilter(
          'reason',
          t('common.reason'),
          refundReasonCodes.map((id) => ({ id, name: refundReasonTexts[id][locale] })),
        ),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
      actions={<ExportList endpoint={exportRefunds} />}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={t('refunds.items')} />
      <Column source="username" disableSort label={t('common.shopper')} {...wideOnly} />
      <Column source="reason_text" disableSort label={t('common.reason')} {...wideOnly} />
      <Column
        source="asked"
        disableSort
        label={t('refunds.asked')}
        align="right"
        render={(row) => <Amount value={row.granted ?? row.asked} strong />}
      />
      <Column
        source="due_at"
        disableSort
        label={t('refunds.due')}
        {...wideOnly}
        render={(row) => <Moment value={row.due_at} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => (
          <RefundChip state={row.state}>
            {row.late_soon === 1 && <StatusChip tone="bad" label={t('refunds.soon')} />}
          </RefundChip>
        )}
      />
    </DeskList>
  );
};

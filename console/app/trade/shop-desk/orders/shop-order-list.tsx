import { Avatar, Box, Stack, Typography } from '@mui/material';
import { refunds } from '@tradewind/contract/trade/shop-desk/aftersales';
import { pickList } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { exportOrders, shopOrderTabs, type ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Amount, Moment } from '../../../design/fields.tsx';
import { useCountries } from '../../../design/countries.ts';
import { ExportList } from '../../../design/export-button.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../../design/filters.tsx';
import { TimeLeft } from '../../../design/time-left.tsx';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { PrintMatching, PrintSelected } from '../fulfilment/print-actions.tsx';
import { ShipByFile } from '../fulfilment/ship-by-file.tsx';
import { DeliveryDataButton } from './delivery-data-button.tsx';
import { nextDeadline } from './next-deadline.ts';
import { ShopOrderChip } from './shop-order-chip.tsx';

const Column = DataTable.Col<ShopOrderRow>;

/** The shop's orders; starts with those to ship. */
export const ShopOrderList = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { choices: countries } = useCountries();
  return (
    <DeskList
      resource="shop_orders"
      empty={t('empty.shop_orders')}
      title={t('menu.shop_orders')}
      sort={{ field: 'placed_at', order: 'DESC' }}
      first={{ tab: 'to_ship' }}
      tabs={{
        filter: 'tab',
        choices: shopOrderTabs.map((value) => ({ value, label: t(`shop.orders.tabs.${value}`) })),
      }}
      filters={[
        textFilter('q', t('shop.orders.search')),
        textFilter('product', t('lists.product')),
        choiceFilter('country', t('lists.country'), countries),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
      actions={
        <>
          <PrintMatching />
          <ShipByFile />
          <DeliveryDataButton />
          <ExportList endpoint={exportOrders} />
        </>
      }
      table={{ rowClick: 'show' }}
      {...(canCall(pickList) && { bulk: (ids: string[]) => <PrintSelected ids={ids} /> })}
    >
      <Column
        source="title"
        disableSort
        label={t('shop.orders.order')}
        render={(row) => <OrderSummary order={row} />}
      />
      {/* Who only ships sees no amounts. */}
      {canCall(refunds) && (
        <Column
          source="total"
          disableSort
          label={t('common.amount')}
          align="right"
          {...wideOnly}
          render={(row) => row.total !== null && <Amount value={row.total} strong />}
        />
      )}
      <Column
        source="placed_at"
        label={t('shop.orders.placed')}
        {...wideOnly}
        render={(row) => <Moment value={row.placed_at} />}
      />
      <Column
        source="deadlines"
        disableSort
        label={t('shop.orders.next')}
        {...wideOnly}
        render={(row) => <NextDeadline order={row} />}
      />
      <Column source="status" disableSort label={t('common.state')} render={(row) => <StatusCell order={row} />} />
    </DeskList>
  );
};

const OrderSummary = ({ order }: { order: ShopOrderRow }) => {
  const t = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', py: 0.75, minWidth: 0 }}>
      <Avatar
        variant="rounded"
        src={order.image}
        alt=""
        sx={{ width: 44, height: 44, bgcolor: (theme) => theme.palette.tones.sunken }}
      >
        {' '}
      </Avatar>
      <Stack sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{
            fontWeight: 600,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {order.title}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${order.addressee} · ${t('shop.orders.pieces', { smart_count: order.pieces })} · ${order.sn}`}
        </Typography>
      </Stack>
    </Stack>
  );
};

/** The status; on small screens with the deadline, which has no column there. */
const StatusCell = ({ order }: { order: ShopOrderRow }) => (
  <Stack sx={{ gap: 0.5, py: 0.75 }}>
    <ShopOrderChip order={order} />
    <Box sx={{ display: { md: 'none' } }}>
      <NextDeadline order={order} />
    </Box>
  </Stack>
);

const NextDeadline = ({ order }: { order: ShopOrderRow }) => {
  const t = useTranslation();
  const next = nextDeadline(order.deadlines);
  if (!next) return null;
  return (
    <>
      <Typography variant="caption" color="textSecondary">
        {t(`shop.orders.deadlines.${next.name}`)}
      </Typography>
      <TimeLeft until={next.at} />
    </>
  );
};

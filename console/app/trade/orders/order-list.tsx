import { Stack, Typography } from '@mui/material';
import type { DeskOrderRow } from '@tradewind/contract/trade/desk/orders';
import { orderStatuses, type OrderStatus } from '@tradewind/contract/trade/orders';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Moment, ShopperLink } from '../../design/fields.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { ShopOrderChip } from '../shop-desk/orders/shop-order-chip.tsx';

const Column = DataTable.Col<DeskOrderRow>;

/** Orders of all shops, searched by any of their numbers, by shopper or by shop. */
export const OrderList = () => {
  const t = useTranslation();
  const { locale } = useFormat();
  const statuses = (Object.keys(orderStatuses) as OrderStatus[]).map((id) => ({
    id,
    name: orderStatusTexts[id][locale],
  }));
  return (
    <DeskList
      resource="orders"
      title={t('menu.orders')}
      sort={{ field: 'placed_at', order: 'DESC' }}
      filters={[
        textFilter('q', t('orders.search')),
        choiceFilter('status', t('common.state'), statuses),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
      table={{ rowClick: 'show' }}
    >
      <Column source="sn" disableSort label={t('shop.orders.order')} render={(row) => <What order={row} />} />
      <Column
        source="username"
        disableSort
        label={t('common.shopper')}
        {...wideOnly}
        render={(row) => <ShopperLink id={row.user_id} name={row.username} />}
      />
      <Column source="shop_name" disableSort label={t('shop.sign_in.shop')} {...wideOnly} />
      <Column
        source="total"
        disableSort
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.total} strong />}
      />
      <Column
        source="placed_at"
        label={t('shop.orders.placed')}
        {...wideOnly}
        render={(row) => <Moment value={row.placed_at} />}
      />
      <Column source="status" disableSort label={t('common.state')} render={(row) => <ShopOrderChip order={row} />} />
    </DeskList>
  );
};

const What = ({ order }: { order: DeskOrderRow }) => (
  <Stack sx={{ minWidth: 0, py: 0.75 }}>
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {order.sn}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      {order.title}
    </Typography>
  </Stack>
);

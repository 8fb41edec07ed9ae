import { Stack, Typography } from '@mui/material';
import type { DeskOrderRow } from '@tradewind/contract/trade/desk/orders';
import { orderStatuses, type OrderStatus } from '@tradewind/contract/trade/orders';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import type { Locale } from '@tradewind/contract/base/locales';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Moment, PersonLink } from '../../look/fields.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../look/filters.tsx';
import { useFormat } from '../../look/format.ts';
import { OrderState } from '../shop-desk/orders/order-state.tsx';

const Column = DataTable.Col<DeskOrderRow>;

/** Orders of all shops: found by any number that somebody may name, by shopper or by shop. */
export const OrderList = () => {
  const word = useWords();
  const { locale } = useFormat();
  const statuses = (Object.keys(orderStatuses) as OrderStatus[]).map((id) => ({
    id,
    name: orderStatusTexts[id][locale as Locale],
  }));
  return (
    <DeskList
      resource="orders"
      title={word('menu.orders')}
      sort={{ field: 'placed_at', order: 'DESC' }}
      filters={[
        textFilter('q', word('orders.search')),
        choiceFilter('status', word('common.state'), statuses),
        ...dayFilters(word('common.from'), word('common.until')),
      ]}
      table={{ rowClick: 'show' }}
    >
      <Column source="sn" disableSort label={word('shop.orders.order')} render={(row) => <What order={row} />} />
      <Column
        source="username"
        disableSort
        label={word('common.shopper')}
        {...wide}
        render={(row) => <PersonLink id={row.user_id} name={row.username} />}
      />
      <Column source="shop_name" disableSort label={word('shop.sign_in.shop')} {...wide} />
      <Column
        source="total"
        disableSort
        label={word('common.amount')}
        align="right"
        render={(row) => <Amount value={row.total} strong />}
      />
      <Column
        source="placed_at"
        label={word('shop.orders.placed')}
        {...wide}
        render={(row) => <Moment value={row.placed_at} />}
      />
      <Column source="status" disableSort label={word('common.state')} render={(row) => <OrderState order={row} />} />
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

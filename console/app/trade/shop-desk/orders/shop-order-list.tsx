import { Avatar, Box, Stack, Typography } from '@mui/material';
import { shopOrderTabs, type ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';
import { DataTable } from 'react-admin';
import { useWords } from '../../../i18n/words.ts';
import { DeskList, wide } from '../../../look/desk-list.tsx';
import { Amount, Moment } from '../../../look/fields.tsx';
import { textFilter } from '../../../look/filters.tsx';
import { TimeLeft } from '../../../look/time-left.tsx';
import { nextDeadline } from './next-deadline.ts';
import { OrderState } from './order-state.tsx';

const Column = DataTable.Col<ShopOrderRow>;

/** The shop's orders; it opens with those to ship. */
export const ShopOrderList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="shop_orders"
      title={word('menu.shop_orders')}
      sort={{ field: 'placed_at', order: 'DESC' }}
      first={{ tab: 'to_ship' }}
      tabs={{
        filter: 'tab',
        choices: shopOrderTabs.map((value) => ({ value, label: word(`shop.orders.tabs.${value}`) })),
      }}
      filters={[textFilter('q', word('shop.orders.search'))]}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={word('shop.orders.order')} render={(row) => <What order={row} />} />
      <Column
        source="total"
        disableSort
        label={word('common.amount')}
        align="right"
        {...wide}
        render={(row) => <Amount value={row.total} strong />}
      />
      <Column
        source="placed_at"
        label={word('shop.orders.placed')}
        {...wide}
        render={(row) => <Moment value={row.placed_at} />}
      />
      <Column
        source="deadlines"
        disableSort
        label={word('shop.orders.next')}
        {...wide}
        render={(row) => <Next order={row} />}
      />
      <Column source="status" disableSort label={word('common.state')} render={(row) => <Standing order={row} />} />
    </DeskList>
  );
};

const What = ({ order }: { order: ShopOrderRow }) => {
  const word = useWords();
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
          {`${order.addressee} · ${word('shop.orders.pieces', { smart_count: order.pieces })} · ${order.sn}`}
        </Typography>
      </Stack>
    </Stack>
  );
};

/** Small screens have no column for the deadline. */
const Standing = ({ order }: { order: ShopOrderRow }) => (
  <Stack sx={{ gap: 0.5, py: 0.75 }}>
    <OrderState order={order} />
    <Box sx={{ display: { md: 'none' } }}>
      <Next order={order} />
    </Box>
  </Stack>
);

const Next = ({ order }: { order: ShopOrderRow }) => {
  const word = useWords();
  const next = nextDeadline(order.deadlines);
  if (!next) return null;
  return (
    <>
      <Typography variant="caption" color="textSecondary">
        {word(`shop.orders.deadlines.${next.name}`)}
      </Typography>
      <TimeLeft until={next.at} />
    </>
  );
};

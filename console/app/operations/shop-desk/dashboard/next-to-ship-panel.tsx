import { Avatar, Button, Stack, Typography } from '@mui/material';
import type { ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';
import { Link } from 'react-router';
import { Panel } from '../../../design/panel.tsx';
import { TimeLeft } from '../../../design/time-left.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useShopPendingCounts } from './shop-pending-counts.ts';

/** The orders whose shipping deadline is next. */
export const NextToShipPanel = () => {
  const t = useTranslation();
  const { orders } = useShopPendingCounts();
  if (!orders) return null;
  return (
    <Panel
      title={t('shop.dashboard.next_to_ship')}
      actions={
        <Button component={Link} to="/shop_orders">
          {t('dashboard.see_all')}
        </Button>
      }
    >
      {orders.list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('shop.dashboard.nothing_to_ship')}
        </Typography>
      )}
      <Stack sx={{ gap: 0.5 }}>
        {orders.list.map((order) => (
          <ToShip key={order.id} order={order} />
        ))}
      </Stack>
    </Panel>
  );
};

const ToShip = ({ order }: { order: ShopOrderRow }) => {
  const t = useTranslation();
  return (
    <Stack
      component={Link}
      to={`/shop_orders/${order.id}/show`}
      direction="row"
      sx={{
        gap: 1.5,
        py: 1,
        px: 1,
        mx: -1,
        borderRadius: 1,
        alignItems: 'center',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Avatar
        variant="rounded"
        src={order.image}
        alt=""
        sx={{ width: 40, height: 40, bgcolor: (theme) => theme.palette.tones.sunken }}
      >
        {' '}
      </Avatar>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {order.title}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          noWrap
        >{`${order.addressee} · ${t('shop.orders.pieces', { smart_count: order.unsent })}`}</Typography>
      </Stack>
      {order.deadlines.ship_by && <TimeLeft until={order.deadlines.ship_by} />}
    </Stack>
  );
};

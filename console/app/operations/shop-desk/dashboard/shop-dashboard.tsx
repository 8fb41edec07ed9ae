import { Avatar, Box, Button, Stack, Typography } from '@mui/material';
import type { ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';
import { ExternalLink } from 'lucide-react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { ShopSession } from '../../../api/session.ts';
import { Kpi } from '../../../look/kpi.tsx';
import { useWords } from '../../../i18n/words.ts';
import { useFormat } from '../../../look/format.ts';
import { Panel } from '../../../look/panel.tsx';
import { TimeLeft } from '../../../look/time-left.tsx';
import { useShopWaiting } from './shop-waiting.ts';

/** What waits for the shop, how long it has for it, and what it has earned. */
export const ShopDashboard = ({ session: { shop } }: { session: ShopSession }) => {
  const word = useWords();
  const { orders } = useShopWaiting();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={shop.name} />
      <Figures />
      <Panel
        title={word('shop.dashboard.next_to_ship')}
        actions={
          <>
            <Button component={Link} to="/shop_orders">
              {word('dashboard.see_all')}
            </Button>
            <Button
              component="a"
              href={`/shop/${shop.id}`}
              target="_blank"
              rel="noopener"
              startIcon={<ExternalLink size={16} />}
            >
              {word('shop.dashboard.see')}
            </Button>
          </>
        }
      >
        {orders?.list.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {word('shop.dashboard.nothing_to_ship')}
          </Typography>
        )}
        <Stack sx={{ gap: 0.5 }}>
          {orders?.list.map((order) => (
            <ToShip key={order.id} order={order} />
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
};

const Figures = () => {
  const word = useWords();
  const { money, number } = useFormat();
  const { orders, refunds, balance } = useShopWaiting();
  const late = orders?.counts.late ?? 0;
  const cancels = orders?.counts.cancel_asked ?? 0;
  const disputes = refunds?.counts.disputes ?? 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(200px, 1fr))' },
      }}
    >
      {orders && (
        <Kpi
          label={word('shop.dashboard.to_ship')}
          figure={number(orders.counts.to_ship ?? 0)}
          tone={late > 0 ? 'bad' : 'ok'}
          note={late > 0 ? word('dashboard.late', { smart_count: late }) : word('dashboard.all_in_time')}
          to="/shop_orders"
        />
      )}
      {cancels > 0 && (
        <Kpi
          label={word('shop.dashboard.cancels')}
          figure={number(cancels)}
          to={`/shop_orders?filter=${encodeURIComponent(JSON.stringify({ tab: 'cancel_asked' }))}`}
        />
      )}
      {refunds && (
        <Kpi
          label={word('shop.dashboard.refunds')}
          figure={number(refunds.counts.answer ?? refunds.total)}
          to="/shop_refunds"
          {...(disputes > 0 && {
            tone: 'warn' as const,
            note: word('shop.dashboard.disputes', { smart_count: disputes }),
          })}
        />
      )}
      {balance && (
        <>
          <Kpi
            label={word('shop.dashboard.payable')}
            figure={money(balance.payable)}
            to="/shop_earnings"
            {...(Number(balance.debt) > 0 && {
              tone: 'bad' as const,
              note: word('shop.dashboard.debt', { amount: money(balance.debt) }),
            })}
          />
          <Kpi
            label={word('shop.dashboard.pending')}
            figure={money(balance.pending)}
            to="/shop_earnings"
            tone="info"
            note={word('shop.dashboard.pending_orders', { smart_count: balance.pending_orders })}
          />
        </>
      )}
    </Box>
  );
};

const ToShip = ({ order }: { order: ShopOrderRow }) => {
  const word = useWords();
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
        >{`${order.addressee} · ${word('shop.orders.pieces', { smart_count: order.unsent })}`}</Typography>
      </Stack>
      {order.deadlines.ship_by && <TimeLeft until={order.deadlines.ship_by} />}
    </Stack>
  );
};

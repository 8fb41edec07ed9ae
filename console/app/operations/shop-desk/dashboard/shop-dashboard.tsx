import { Avatar, Box, Button, Stack, Typography } from '@mui/material';
import type { ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';
import { ExternalLink } from 'lucide-react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { ShopSession } from '../../../api/session.ts';
import { Kpi } from '../../../design/kpi.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { TimeLeft } from '../../../design/time-left.tsx';
import { useShopPendingCounts } from './shop-pending-counts.ts';

/** The dashboard of a shop: what waits, its deadlines, and its earnings. */
export const ShopDashboard = ({ session: { shop } }: { session: ShopSession }) => {
  const t = useTranslation();
  const { orders } = useShopPendingCounts();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={shop.name} />
      <Figures />
      <Panel
        title={t('shop.dashboard.next_to_ship')}
        actions={
          <>
            <Button component={Link} to="/shop_orders">
              {t('dashboard.see_all')}
            </Button>
            <Button
              component="a"
              href={`/shop/${shop.id}`}
              target="_blank"
              rel="noopener"
              startIcon={<ExternalLink size={16} />}
            >
              {t('shop.dashboard.view_shop')}
            </Button>
          </>
        }
      >
        {orders?.list.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('shop.dashboard.nothing_to_ship')}
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
  const t = useTranslation();
  const { money, number } = useFormat();
  const { orders, refunds, balance } = useShopPendingCounts();
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
          label={t('shop.dashboard.to_ship')}
          figure={number(orders.counts.to_ship ?? 0)}
          tone={late > 0 ? 'bad' : 'ok'}
          note={late > 0 ? t('dashboard.late', { smart_count: late }) : t('dashboard.all_in_time')}
          to="/shop_orders"
        />
      )}
      {cancels > 0 && (
        <Kpi
          label={t('shop.dashboard.cancellation_requests')}
          figure={number(cancels)}
          to={`/shop_orders?filter=${encodeURIComponent(JSON.stringify({ tab: 'cancel_asked' }))}`}
        />
      )}
      {refunds && (
        <Kpi
          label={t('shop.dashboard.refunds')}
          figure={number(refunds.counts.answer ?? refunds.total)}
          to="/shop_refunds"
          {...(disputes > 0 && {
            tone: 'warn' as const,
            note: t('shop.dashboard.disputes', { smart_count: disputes }),
          })}
        />
      )}
      {balance && (
        <>
          <Kpi
            label={t('shop.dashboard.payable')}
            figure={money(balance.payable)}
            to="/shop_earnings"
            {...(Number(balance.debt) > 0 && {
              tone: 'bad' as const,
              note: t('shop.dashboard.debt', { amount: money(balance.debt) }),
            })}
          />
          <Kpi
            label={t('shop.dashboard.pending')}
            figure={money(balance.pending)}
            to="/shop_earnings"
            tone="info"
            note={t('shop.dashboard.pending_orders', { smart_count: balance.pending_orders })}
          />
        </>
      )}
    </Box>
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

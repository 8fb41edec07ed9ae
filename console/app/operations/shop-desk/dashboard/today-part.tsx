import { Box } from '@mui/material';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import type { ShopDashboard } from '@tradewind/contract/operations/shop-desk/insights';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useFormat } from '../../../design/format.ts';
import { Kpi } from '../../../design/kpi.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DayFigure } from '../figures/day-figure.tsx';

/** The figures of today beside those of a week ago, and the shop's balance for those who may see it. */
export const TodayPart = ({ data: { today, week_ago } }: { data: ShopDashboard }) => {
  const t = useTranslation();
  const { money, number } = useFormat();
  const balance = useEndpointQuery(shopBalance, {}, { refreshMs: 60_000 }).data;
  const before = (figure: string) => t('insights.week_ago', { figure });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(190px, 1fr))' },
      }}
    >
      <Kpi
        label={t('insights.visitors_today')}
        figure={number(today.visitors)}
        note={before(number(week_ago.visitors))}
        to="/shop_analytics"
      />
      <Kpi
        label={t('insights.orders_today')}
        figure={number(today.orders)}
        note={before(number(week_ago.orders))}
        to="/shop_analytics"
      />
      {today.sales !== null && (
        <Kpi
          label={t('insights.sales_today')}
          figure={money(today.sales)}
          note={before(money(week_ago.sales ?? '0'))}
          to="/shop_analytics"
        />
      )}
      {balance && (
        <>
          <Kpi
            label={t('shop.dashboard.payable')}
            figure={money(balance.payable)}
            to="/shop_payouts"
            {...(Number(balance.debt) > 0 && {
              tone: 'bad' as const,
              note: t('shop.dashboard.debt', { amount: money(balance.debt) }),
            })}
          />
          <Kpi
            label={t('shop.dashboard.pending')}
            figure={money(balance.pending)}
            to="/shop_earnings"
            note={t('shop.dashboard.pending_orders', { smart_count: balance.pending_orders })}
          />
        </>
      )}
    </Box>
  );
};

/** The last fourteen days: visitors, and sales or, for those who may not see money, orders. */
export const DaysPanel = ({ data: { days, today } }: { data: ShopDashboard }) => {
  const t = useTranslation();
  return (
    <Panel title={t('insights.last_days', { smart_count: days.length })}>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <DayFigure figure="visitors" days={days} />
        <DayFigure figure={today.sales === null ? 'orders' : 'sales'} days={days} />
      </Box>
    </Panel>
  );
};

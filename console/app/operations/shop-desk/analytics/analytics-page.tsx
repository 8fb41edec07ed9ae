import { Alert, Box, Stack, Tab, Tabs, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { serverNow } from '@tradewind/client/server-clock';
import { shopAnalytics, shopAnalyticsCsv } from '@tradewind/contract/operations/shop-desk/insights';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ExportButton } from '../../../design/export-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Kpi } from '../../../design/kpi.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DayFigure } from '../figures/day-figure.tsx';
import { DaysToggle } from '../figures/days-toggle.tsx';
import { CountriesTable } from './countries-table.tsx';
import { DaysTable } from './days-table.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { ProductsTable } from './products-table.tsx';

const lengths = [7, 30, 90, 365] as const;
const dayMs = 86_400_000;
const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Visits and sales of the shop over any days up to a year: by day, product and country. */
export const AnalyticsPage = () => {
  const t = useTranslation();
  const { money, number, locale } = useFormat();
  const [query, setQuery] = useSearchParams();
  const [by, setBy] = useState<'day' | 'product' | 'country'>('day');
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  const to = query.get('to') ?? today;
  const from = query.get('from') ?? dayBefore(to, 29);
  const length = lengths.find((days) => to === today && from === dayBefore(to, days - 1)) ?? null;
  const show = (days: { from?: string; to?: string }) => setQuery({ from, to, ...days }, { replace: true });
  const { data, error } = useEndpointQuery(shopAnalytics, { from, to }, { placeholderData: keepPreviousData });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const days = data?.days.map(({ id, ...figures }) => ({ day: id, ...figures })) ?? [];

  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_analytics')} />
      <Panel>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <DaysToggle
              choices={lengths}
              value={length}
              onChange={(chosen) => show({ from: dayBefore(today, chosen - 1), to: today })}
            />
          </Box>
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              size="small"
              type="date"
              label={t(`insights.analytics.${name}`)}
              value={name === 'from' ? from : to}
              onChange={(event) => event.target.value && show({ [name]: event.target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            />
          ))}
        </Stack>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
          {t('insights.analytics.utc')}
        </Typography>
      </Panel>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && !error && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(180px, 1fr))' },
            }}
          >
            <Kpi label={t('insights.visitors')} figure={number(data.total.visitors)} />
            <Kpi label={t('insights.orders')} figure={number(data.total.orders)} />
            <Kpi
              label={t('insights.conversion')}
              figure={data.total.visitors === 0 ? '–' : percent.format(data.total.orders / data.total.visitors)}
            />
            {data.total.sales !== null && <Kpi label={t('insights.sales')} figure={money(data.total.sales)} />}
          </Box>
          {data.total.visitors === 0 && data.total.orders === 0 ? (
            <Alert severity="info">{t('insights.analytics.empty')}</Alert>
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
                alignItems: 'stretch',
              }}
            >
              <Panel>
                <Stack sx={{ gap: 2 }}>
                  <DayFigure figure="visitors" days={days} />
                  <DayFigure figure={data.total.sales === null ? 'orders' : 'sales'} days={days} />
                </Stack>
              </Panel>
              <FunnelPanel total={data.total} />
            </Box>
          )}
          <Panel flush>
            <Stack
              direction="row"
              sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, pt: 1 }}
            >
              <Tabs
                value={by}
                onChange={(_, chosen: typeof by) => setBy(chosen)}
                variant="scrollable"
                scrollButtons={false}
              >
                <Tab value="day" label={t('insights.analytics.days')} />
                <Tab value="product" label={t('insights.analytics.products')} />
                <Tab value="country" label={t('insights.analytics.countries')} />
              </Tabs>
              <ExportButton
                endpoint={shopAnalyticsCsv}
                input={{ format: 'csv', from, to, by }}
                label={t('insights.analytics.csv')}
                size="small"
              />
            </Stack>
            {by === 'day' && <DaysTable days={data.days} />}
            {by === 'product' && <ProductsTable period={{ from, to }} />}
            {by === 'country' && <CountriesTable period={{ from, to }} />}
          </Panel>
        </>
      )}
    </Stack>
  );
};

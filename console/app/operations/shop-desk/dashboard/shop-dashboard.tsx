import { Box, Button, Stack } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { shopDashboard } from '@tradewind/contract/operations/shop-desk/insights';
import { Columns3, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { ShopSession } from '../../../api/session.ts';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BestSellersPanel } from './best-sellers-panel.tsx';
import { NextToShipPanel } from './next-to-ship-panel.tsx';
import { ScorecardPanel } from './scorecard-panel.tsx';
import { StartPanel, ToDoPanel } from './to-do-panel.tsx';
import { DaysPanel, TodayPart } from './today-part.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** The merchant's day: what to do first, how it goes, what sells, and how the shop serves its shoppers. */
export const ShopDashboard = ({ session: { shop } }: { session: ShopSession }) => {
  const t = useTranslation();
  const [days, setDays] = useState<7 | 30>(7);
  const { data } = useEndpointQuery(shopDashboard, { days }, { refreshMs: 60_000, placeholderData: keepPreviousData });
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={shop.name} />
      {data && (
        <>
          <StartPanel steps={data.to_start} />
          <ToDoPanel toDo={data.to_do} />
          <TodayPart data={data} />
          <DaysPanel data={data} />
          <Box sx={columns}>
            <NextToShipPanel />
            <BestSellersPanel products={data.best_sellers} days={days} onDays={setDays} />
          </Box>
        </>
      )}
      <ScorecardPanel />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to="/shop_analytics" startIcon={<Columns3 size={16} />}>
          {t('menu.shop_analytics')}
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
      </Stack>
    </Stack>
  );
};

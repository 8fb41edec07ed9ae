import { Box, Stack, Typography } from '@mui/material';
import type { ShopDashboard } from '@tradewind/contract/operations/shop-desk/insights';
import { Amount } from '../../../design/fields.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DaysToggle } from '../figures/days-toggle.tsx';
import { ProductLink } from '../figures/product-link.tsx';

/** The products that sold best in the last days. */
export const BestSellersPanel = ({
  products,
  days,
  onDays,
}: {
  products: ShopDashboard['best_sellers'];
  days: 7 | 30;
  onDays: (days: 7 | 30) => void;
}) => {
  const t = useTranslation();
  return (
    <Panel title={t('insights.best.title')} actions={<DaysToggle choices={[7, 30]} value={days} onChange={onDays} />}>
      {products.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('insights.best.none')}
        </Typography>
      )}
      <Stack sx={{ gap: 1.5 }}>
        {products.map(({ product_id, title, image, pieces, sales }) => (
          <Stack key={product_id} direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ProductLink
                id={product_id}
                title={title}
                image={image}
                note={t('insights.best.sold', { smart_count: pieces })}
              />
            </Box>
            {sales !== null && <Amount value={sales} strong />}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};

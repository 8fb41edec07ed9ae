import { Box, Stack, Typography } from '@mui/material';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { shopAnalytics } from '@tradewind/contract/operations/shop-desk/insights';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** From the visit to the order: how many came so far, and their share of all visitors. */
export const FunnelPanel = ({ total }: { total: OutputOf<typeof shopAnalytics>['total'] }) => {
  const t = useTranslation();
  const { number, locale } = useFormat();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const most = Math.max(1, total.visitors, total.orders);
  const steps = [
    { label: t('insights.visitors'), count: total.visitors },
    { label: t('insights.analytics.product_visitors'), count: total.product_visitors },
    { label: t('insights.analytics.carts'), count: total.carts },
    { label: t('insights.analytics.checkouts'), count: total.checkouts },
    { label: t('insights.orders'), count: total.orders },
  ];
  return (
    <Panel title={t('insights.analytics.funnel')}>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
        {steps.map(({ label, count }, index) => (
          <Box key={label} component="li">
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
              <Typography variant="body2">{label}</Typography>
              <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {index === 0 || total.visitors === 0
                  ? number(count)
                  : `${number(count)} · ${percent.format(count / total.visitors)}`}
              </Typography>
            </Stack>
            <Box
              aria-hidden
              sx={{ height: 8, borderRadius: 4, backgroundColor: (theme) => theme.palette.tones.sunken }}
            >
              <Box
                sx={{
                  width: `${(count / most) * 100}%`,
                  height: 8,
                  borderRadius: 4,
                  backgroundColor: index === steps.length - 1 ? 'secondary.main' : 'info.main',
                }}
              />
            </Box>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
};

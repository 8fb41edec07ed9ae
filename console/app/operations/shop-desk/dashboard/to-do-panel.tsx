import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import type { ShopDashboard, StartStep, ToDoKind } from '@tradewind/contract/operations/shop-desk/insights';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { TimeLeft } from '../../../design/time-left.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const filtered = (list: string, filter: object) => `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The list that each kind is in, filtered to it. */
const listOf: Record<ToDoKind, string> = {
  late: filtered('shop_orders', { tab: 'late' }),
  ship: filtered('shop_orders', { tab: 'to_ship' }),
  cancel: filtered('shop_orders', { tab: 'cancel_asked' }),
  refund: filtered('shop_refunds', { queue: 'answer' }),
  return: filtered('shop_refunds', { queue: 'check' }),
  dispute: filtered('shop_refunds', { queue: 'disputes' }),
  question: filtered('shop_questions', { queue: 'open' }),
  review: filtered('shop_reviews', { queue: 'open' }),
  low_stock: filtered('shop_products', { state: 'on_sale', low_stock: '1' }),
  taken_down: filtered('shop_products', { state: 'taken_down' }),
};

/** What waits for the member, the most urgent first, with the first deadline of each. */
export const ToDoPanel = ({ toDo }: { toDo: ShopDashboard['to_do'] }) => {
  const t = useTranslation();
  const { number } = useFormat();
  return (
    <Panel title={t('insights.to_do.title')}>
      {toDo.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('insights.to_do.none')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(230px, 1fr))' },
        }}
      >
        {toDo.map(({ kind, count, due_at }) => (
          <Card key={kind} variant="outlined" sx={{ borderRadius: 2 }}>
            <CardActionArea component={Link} to={listOf[kind]} sx={{ p: 1.5, height: '100%' }}>
              <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                <Typography
                  component="span"
                  sx={{
                    fontSize: 24,
                    fontWeight: 700,
                    fontVariantNumeric: 'tabular-nums',
                    color: kind === 'late' ? 'error.main' : 'text.primary',
                  }}
                >
                  {number(count)}
                </Typography>
                <Stack sx={{ minWidth: 0, flex: 1 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {t(`insights.to_do.kinds.${kind}`)}
                  </Typography>
                  {due_at && kind !== 'late' && <TimeLeft until={due_at} />}
                </Stack>
                <ChevronRight size={18} aria-hidden />
              </Stack>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Panel>
  );
};

const pageOf: Record<StartStep, string> = {
  trader: '/shop_profile',
  freight: '/shop_freight',
  product: '/shop_products/create',
  payout_account: '/shop_payouts',
};

/** What a new shop still has to do before it can sell. */
export const StartPanel = ({ steps }: { steps: readonly StartStep[] }) => {
  const t = useTranslation();
  if (steps.length === 0) return null;
  return (
    <Panel title={t('insights.start.title')}>
      <Stack component="ol" sx={{ m: 0, pl: 2.5, gap: 1 }}>
        {steps.map((step) => (
          <Typography key={step} component="li" variant="body2">
            <Box component={Link} to={pageOf[step]} sx={{ color: 'primary.main', fontWeight: 600 }}>
              {t(`insights.start.steps.${step}`)}
            </Box>
          </Typography>
        ))}
      </Stack>
    </Panel>
  );
};

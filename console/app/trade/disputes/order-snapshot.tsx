import { Box, Stack, Typography } from '@mui/material';
import type { Dispute } from '@tradewind/contract/trade/desk/disputes';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Facts, Moment } from '../../design/fields.tsx';
import { specText } from '../../goods/spec-text.ts';

/** The order as it was placed. */
export const OrderSnapshot = ({ order: o }: { order: Dispute['order'] }) => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2 }}>
      {o.lines.map((line) => (
        <Stack key={line.id} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Box
            component="img"
            src={line.image}
            alt=""
            sx={{ width: 48, height: 48, borderRadius: 1, objectFit: 'cover' }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {line.title}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[specText(line.spec), t('disputes.asked_pieces', { asked: line.asked, quantity: line.quantity })]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Amount value={line.price} />
        </Stack>
      ))}
      <Facts
        facts={[
          [t('common.state'), o.status_text],
          [t('disputes.goods'), <Amount key="goods" value={o.goods} />],
          [t('disputes.freight'), <Amount key="freight" value={o.freight} />],
          [t('disputes.discount'), <Amount key="discount" value={o.discount} />],
          Number(o.charges) > 0 && [
            `${t('duties.kinds.duty')} · ${t('duties.kinds.tax')}`,
            <Amount key="charges" value={o.charges} />,
          ],
          [t('disputes.total'), <Amount key="total" value={o.total} strong />],
          [t('disputes.paid'), <Moment key="paid" value={o.paid_at} />],
          [t('disputes.sent'), <Moment key="sent" value={o.delivered_at} />],
          [t('disputes.received'), <Moment key="came" value={o.received_at} />],
          [t('disputes.ship_to'), o.ship_to],
          o.note !== '' && [t('disputes.note'), o.note],
        ]}
      />
    </Stack>
  );
};

import { Box, Stack, Typography } from '@mui/material';
import type { Dispute } from '@tradewind/contract/trade/desk/disputes';
import { useWords } from '../../i18n/words.ts';
import { Amount, Facts, Moment } from '../../look/fields.tsx';

/** What was sold, for how much, to where and when: copies that nobody changes. */
export const OrderSnapshot = ({ order: o }: { order: Dispute['order'] }) => {
  const word = useWords();
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
              {[
                line.spec.split('|').join(' · '),
                word('disputes.asked_pieces', { asked: line.asked, quantity: line.quantity }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Amount value={line.price} />
        </Stack>
      ))}
      <Facts
        facts={[
          [word('common.state'), o.status_text],
          [word('disputes.goods'), <Amount key="goods" value={o.goods} />],
          [word('disputes.freight'), <Amount key="freight" value={o.freight} />],
          [word('disputes.discount'), <Amount key="discount" value={o.discount} />],
          Number(o.charges) > 0 && [
            `${word('duties.kinds.duty')} · ${word('duties.kinds.tax')}`,
            <Amount key="charges" value={o.charges} />,
          ],
          [word('disputes.total'), <Amount key="total" value={o.total} strong />],
          [word('disputes.paid'), <Moment key="paid" value={o.paid_at} />],
          [word('disputes.sent'), <Moment key="sent" value={o.delivered_at} />],
          [word('disputes.came'), <Moment key="came" value={o.received_at} />],
          [word('disputes.ship_to'), o.ship_to],
          o.note !== '' && [word('disputes.note'), o.note],
        ]}
      />
    </Stack>
  );
};

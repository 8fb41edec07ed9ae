import { Box, Stack, Typography } from '@mui/material';
import type { RefundRequest } from '@tradewind/contract/trade/aftersales';
import { useWords } from '../../i18n/words.ts';
import { Amount, Code, Facts, Moment } from '../../look/fields.tsx';
import { RefundChip } from './refund-chip.tsx';

interface Part {
  refund: RefundRequest;
}

/** What is asked for, how much of what was paid that is, and until when somebody has to act. */
export const RequestFacts = ({ refund: r }: Part) => {
  const word = useWords();
  return (
    <Facts
      facts={[
        [word('common.state'), <RefundChip key="state" state={r.state} />],
        [word('refunds.asked'), <Amount key="asked" value={r.asked} strong />],
        [word('refunds.most'), <Amount key="most" value={r.most} />],
        [word('refunds.freight'), <Amount key="freight" value={r.freight} />],
        Number(r.charges) > 0 && [
          `${word('duties.kinds.duty')} · ${word('duties.kinds.tax')}`,
          <Amount key="charges" value={r.charges} />,
        ],
        r.offered !== null && [word('refunds.offered'), <Amount key="offered" value={r.offered} />],
        r.granted !== null && [word('refunds.granted'), <Amount key="granted" value={r.granted} strong />],
        (r.return_paid ?? r.return_cost) !== null && [
          word('refunds.return_cost'),
          <Amount key="return" value={r.return_paid ?? r.return_cost ?? ''} />,
        ],
        r.due_at !== null && [word('refunds.due'), <Moment key="due" value={r.due_at} />],
        [word('refunds.need'), word(r.service_type === 1 ? 'refunds.with_return' : 'refunds.money_only')],
        [word('refunds.goods'), word(r.receiving_status === 1 ? 'refunds.received' : 'refunds.missing')],
        [word('common.reason'), r.reason_text],
        r.service_type === 1 && [word('refunds.return_freight'), word(`refunds.by.${r.return_freight}`)],
        r.goods_back !== null && [
          word('refunds.return_to'),
          <Box key="return_to" component="span" sx={{ whiteSpace: 'pre-line' }}>
            {r.goods_back.address}
          </Box>,
        ],
        r.goods_back !== null &&
          r.goods_back.number !== '' && [
            word('refunds.parcel'),
            <span key="parcel">
              {r.goods_back.carrier} <Code value={r.goods_back.number} long />
            </span>,
          ],
        r.goods_back !== null &&
          r.goods_back.sent_at !== null && [
            word('refunds.sent_at'),
            <Moment key="sent_at" value={r.goods_back.sent_at} />,
          ],
        [word('refunds.order'), <Code key="order" value={r.order_sn} />],
        [word('common.asked_at'), <Moment key="asked_at" value={r.asked_at} />],
      ]}
    />
  );
};

/** The pieces with what was paid for them. */
export const RequestLines = ({ refund }: Part) => (
  <Stack sx={{ gap: 1.5 }}>
    {refund.lines.map((line) => (
      <Stack key={line.order_product_id} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box
          component="img"
          src={line.image}
          alt=""
          sx={{ width: 56, height: 56, borderRadius: 1, objectFit: 'cover' }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line.title}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {[line.spec.split('|').join(' · '), `× ${line.quantity}`].filter(Boolean).join(' ')}
          </Typography>
        </Box>
        <Amount value={line.amount} />
      </Stack>
    ))}
  </Stack>
);

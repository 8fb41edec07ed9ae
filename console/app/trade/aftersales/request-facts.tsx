import { Box, Stack, Typography } from '@mui/material';
import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Code, Facts, Moment } from '../../design/fields.tsx';
import { RefundChip } from './refund-chip.tsx';
import { specText } from '../../goods/spec-text.ts';

interface Part {
  refund: RefundRequest;
}

const resolutions = { 0: 'refunds.money_only', 1: 'refunds.with_return', 2: 'refunds.exchange' } as const;

/** The facts of a refund: lines, amount, deadlines. */
export const RequestFacts = ({ refund: r }: Part) => {
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t('common.state'), <RefundChip key="state" state={r.state} />],
        r.service_type !== 2 && [t('refunds.asked'), <Amount key="asked" value={r.asked} strong />],
        [t('refunds.max_amount'), <Amount key="most" value={r.most} />],
        [t('refunds.freight'), <Amount key="freight" value={r.freight} />],
        Number(r.charges) > 0 && [
          `${t('duties.kinds.duty')} · ${t('duties.kinds.tax')}`,
          <Amount key="charges" value={r.charges} />,
        ],
        r.offered !== null && [t('refunds.offered'), <Amount key="offered" value={r.offered} />],
        r.granted !== null && [t('refunds.granted'), <Amount key="granted" value={r.granted} strong />],
        (r.return_paid ?? r.return_cost) !== null && [
          t('refunds.return_cost'),
          <Amount key="return" value={r.return_paid ?? r.return_cost ?? ''} />,
        ],
        r.due_at !== null && [t('refunds.due'), <Moment key="due" value={r.due_at} />],
        [t('refunds.resolution'), t(resolutions[r.service_type])],
        [t('refunds.goods'), t(r.receiving_status === 1 ? 'refunds.received' : 'refunds.missing')],
        [t('common.reason'), r.reason_text],
        r.service_type !== 0 && [t('refunds.return_freight'), t(`refunds.by.${r.return_freight}`)],
        r.goods_back !== null && [
          t('refunds.return_to'),
          <Box key="return_to" component="span" sx={{ whiteSpace: 'pre-line' }}>
            {r.goods_back.address}
          </Box>,
        ],
        r.goods_back !== null &&
          r.goods_back.number !== '' && [
            t('refunds.parcel'),
            <span key="parcel">
              {r.goods_back.carrier} <Code value={r.goods_back.number} long />
            </span>,
          ],
        r.goods_back !== null &&
          r.goods_back.sent_at !== null && [
            t('refunds.sent_at'),
            <Moment key="sent_at" value={r.goods_back.sent_at} />,
          ],
        r.replacement !== null && [
          t('refunds.replacement_parcel'),
          <span key="replacement">
            {r.replacement.carrier} <Code value={r.replacement.number} long />
          </span>,
        ],
        [t('refunds.order'), <Code key="order" value={r.order_sn} />],
        [t('common.requested_at'), <Moment key="asked_at" value={r.asked_at} />],
      ]}
    />
  );
};

/** The lines of a refund with what was paid for them. */
export const RequestLines = ({ refund }: Part) => {
  const t = useTranslation();
  return (
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
              {[specText(line.spec), `× ${line.quantity}`].filter(Boolean).join(' ')}
            </Typography>
            {line.exchange_spec !== null && (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t('refunds.replaced_by', {
                  choice: specText(line.exchange_spec) || t('refunds.same_again'),
                })}
              </Typography>
            )}
          </Box>
          <Amount value={line.amount} />
        </Stack>
      ))}
    </Stack>
  );
};

import { Divider, Typography } from '@mui/material';
import { faultTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import type { Dispute } from '@tradewind/contract/trade/desk/disputes';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { useLocale } from '../../i18n/use-locale.ts';

/** The two sides of a dispute, its deadlines, and what is known of both. */
export const DisputeFacts = ({ dispute: d }: { dispute: Dispute }) => {
  const t = useTranslation();
  return (
    <>
      <Facts
        facts={[
          [t('common.shopper'), <ShopperLink key="shopper" id={d.user_id} name={d.username} />],
          [t('disputes.shop'), d.mer_name],
          [t('disputes.opened_by'), t(`refunds.by.${d.opened_by}`)],
          [t('disputes.opened_at'), <Moment key="opened" value={d.opened_at} />],
          [t('disputes.evidence_until'), <Moment key="evidence" value={d.evidence_until} />],
          d.state === 'in_dispute' && [t('disputes.rule_before'), <Moment key="rule" value={d.rule_before} />],
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('disputes.shopper_requests', { orders: d.shopper.orders, requests: d.shopper.requests })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('disputes.shop_requests', { orders: d.shop.orders, requests: d.shop.requests, faults: d.shop.faults })}
      </Typography>
    </>
  );
};

/** The ruling and its reason. */
export const RulingFacts = ({ ruling, by }: { ruling: NonNullable<RefundRequest['ruling']>; by: string }) => {
  const t = useTranslation();
  const locale = useLocale();
  return (
    <>
      <Divider sx={{ my: 2 }} />
      <Facts
        facts={[
          [t('refunds.granted'), <Amount key="amount" value={ruling.amount} strong />],
          [t('disputes.fault'), faultTexts[ruling.fault][locale]],
          [t('disputes.ruled_by'), by],
          [t('common.decided'), <Moment key="at" value={ruling.at} />],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {ruling.reason}
      </Typography>
    </>
  );
};

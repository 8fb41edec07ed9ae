import { Divider, Typography } from '@mui/material';
import { faultTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { RefundRequest } from '@tradewind/contract/trade/aftersales';
import type { Dispute } from '@tradewind/contract/trade/desk/disputes';
import type { Locale } from '@tradewind/contract/base/locales';
import { useLocaleState } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { Amount, Facts, Moment, PersonLink } from '../../look/fields.tsx';

/** Between whom, since when, until when, and what is known of both. */
export const DisputeFacts = ({ dispute: d }: { dispute: Dispute }) => {
  const word = useWords();
  return (
    <>
      <Facts
        facts={[
          [word('common.shopper'), <PersonLink key="shopper" id={d.user_id} name={d.username} />],
          [word('disputes.shop'), d.mer_name],
          [word('disputes.opened_by'), word(`refunds.by.${d.opened_by}`)],
          [word('disputes.opened_at'), <Moment key="opened" value={d.opened_at} />],
          [word('disputes.evidence_until'), <Moment key="evidence" value={d.evidence_until} />],
          d.state === 'in_dispute' && [word('disputes.rule_before'), <Moment key="rule" value={d.rule_before} />],
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {word('disputes.shopper_past', { orders: d.shopper.orders, requests: d.shopper.requests })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {word('disputes.shop_past', { orders: d.shop.orders, requests: d.shop.requests, faults: d.shop.faults })}
      </Typography>
    </>
  );
};

/** How it was ruled, and why. */
export const RulingFacts = ({ ruling, by }: { ruling: NonNullable<RefundRequest['ruling']>; by: string }) => {
  const word = useWords();
  const [locale] = useLocaleState();
  return (
    <>
      <Divider sx={{ my: 2 }} />
      <Facts
        facts={[
          [word('refunds.granted'), <Amount key="amount" value={ruling.amount} strong />],
          [word('disputes.fault'), faultTexts[ruling.fault][locale as Locale]],
          [word('disputes.ruled_by'), by],
          [word('common.decided'), <Moment key="at" value={ruling.at} />],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {ruling.reason}
      </Typography>
    </>
  );
};

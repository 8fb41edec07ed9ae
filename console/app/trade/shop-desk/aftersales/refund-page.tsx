import { Box, Stack, Typography } from '@mui/material';
import { faultTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { ShopRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { RefundHistory } from '../../aftersales/refund-history.tsx';
import { RequestFacts, RequestLines } from '../../aftersales/request-facts.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Detail } from '../../../design/detail.tsx';
import { Facts } from '../../../design/fields.tsx';
import { Panel } from '../../../design/panel.tsx';
import { MessageForm } from './message-form.tsx';
import { RefundActions } from './refund-actions.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';

/** One refund: its facts, its history and the shop's actions. */
export const RefundPage = () => {
  const t = useTranslation();
  return (
    <Detail<ShopRefund>
      title={(refund) => t('refunds.title', { sn: refund.refund_sn })}
      main={(refund) => (
        <>
          <Panel title={t('refunds.items')}>
            <RequestLines refund={refund} />
            <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {refund.explanation}
            </Typography>
          </Panel>
          <Panel title={t('refunds.history')}>
            <RefundHistory entries={refund.history} />
          </Panel>
          {refund.can.includes('message') && (
            <Panel>
              <MessageForm id={refund.id} />
            </Panel>
          )}
        </>
      )}
      aside={(refund) => (
        <Panel title={t('refunds.facts')}>
          <RequestFacts refund={refund} />
          {refund.ruling && <Ruling ruling={refund.ruling} />}
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <RefundActions refund={refund} />
          </Stack>
        </Panel>
      )}
    />
  );
};

/** The ruling as the shopper sees it; its text is in the history. */
const Ruling = ({ ruling }: { ruling: NonNullable<ShopRefund['ruling']> }) => {
  const t = useTranslation();
  const locale = useLocale();
  return (
    <Box sx={{ mt: 1 }}>
      <Facts facts={[[t('disputes.fault'), faultTexts[ruling.fault][locale]]]} />
    </Box>
  );
};

import { Box, Stack, Typography } from '@mui/material';
import { faultTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { Locale } from '@tradewind/contract/base/locales';
import type { ShopRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { Happenings } from '../../aftersales/happenings.tsx';
import { RequestFacts, RequestLines } from '../../aftersales/request-facts.tsx';
import { useLocaleState } from 'react-admin';
import { useWords } from '../../../i18n/words.ts';
import { Detail } from '../../../look/detail.tsx';
import { Facts } from '../../../look/fields.tsx';
import { Panel } from '../../../look/panel.tsx';
import { MessageForm } from './message-form.tsx';
import { RefundVerbs } from './refund-verbs.tsx';

/** One request: what it is about, what was said and shown, and what the shop can answer. */
export const RefundPage = () => {
  const word = useWords();
  return (
    <Detail<ShopRefund>
      title={(refund) => word('refunds.title', { sn: refund.refund_sn })}
      main={(refund) => (
        <>
          <Panel title={word('refunds.items')}>
            <RequestLines refund={refund} />
            <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {refund.explanation}
            </Typography>
          </Panel>
          <Panel title={word('refunds.history')}>
            <Happenings happenings={refund.history} />
          </Panel>
          {refund.can.includes('message') && (
            <Panel>
              <MessageForm id={refund.id} />
            </Panel>
          )}
        </>
      )}
      aside={(refund) => (
        <Panel title={word('refunds.facts')}>
          <RequestFacts refund={refund} />
          {refund.ruling && <Ruling ruling={refund.ruling} />}
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <RefundVerbs refund={refund} />
          </Stack>
        </Panel>
      )}
    />
  );
};

/** What the shopper reads of the ruling too; its words stand in the history. */
const Ruling = ({ ruling }: { ruling: NonNullable<ShopRefund['ruling']> }) => {
  const word = useWords();
  const [locale] = useLocaleState();
  return (
    <Box sx={{ mt: 1 }}>
      <Facts facts={[[word('disputes.fault'), faultTexts[ruling.fault][locale as Locale]]]} />
    </Box>
  );
};

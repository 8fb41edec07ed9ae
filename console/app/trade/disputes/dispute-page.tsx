import { Alert, Stack, Typography } from '@mui/material';
import type { Dispute } from '@tradewind/contract/trade/desk/disputes';
import { RefundHistory } from '../aftersales/refund-history.tsx';
import { RequestFacts, RequestLines } from '../aftersales/request-facts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { Panel } from '../../design/panel.tsx';
import { DisputeConversation } from '../service/dispute-conversation.tsx';
import { DisputeFacts, RulingFacts } from './dispute-facts.tsx';
import { OrderSnapshot } from './order-snapshot.tsx';
import { ParcelEventsPanel } from './parcel-events-panel.tsx';
import { RulingButton } from './ruling-button.tsx';

/** One dispute: its evidence and the ruling. */
export const DisputePage = () => {
  const t = useTranslation();
  return (
    <Detail<Dispute>
      title={(dispute) => t('disputes.title', { sn: dispute.refund_sn })}
      main={(dispute) => (
        <>
          <Panel title={t('refunds.items')}>
            <RequestLines refund={dispute.request} />
            <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {dispute.request.explanation}
            </Typography>
          </Panel>
          <Panel title={t('refunds.history')}>
            <RefundHistory entries={dispute.request.history} />
          </Panel>
          <DisputeConversation refundId={dispute.id} />
          <Panel title={t('disputes.order')}>
            <OrderSnapshot order={dispute.order} />
          </Panel>
          <Panel title={t('disputes.parcels')}>
            <ParcelEventsPanel parcels={dispute.parcels} />
          </Panel>
        </>
      )}
      aside={(dispute) => (
        <>
          <Panel title={t('refunds.facts')}>
            <RequestFacts refund={dispute.request} />
          </Panel>
          <Panel title={t('disputes.ruling')}>
            <DisputeFacts dispute={dispute} />
            {dispute.request.ruling && <RulingFacts ruling={dispute.request.ruling} by={dispute.ruled_by} />}
            {dispute.state === 'in_dispute' && !dispute.request.can.includes('rule') && (
              <Alert severity="info" sx={{ mt: 2 }}>
                {t('disputes.evidence_text')}
              </Alert>
            )}
            <Stack direction="row" sx={{ gap: 1, mt: 2.5 }}>
              {dispute.request.can.includes('rule') && <RulingButton dispute={dispute} />}
            </Stack>
          </Panel>
        </>
      )}
    />
  );
};

import { Alert, Stack, Typography } from '@mui/material';
import type { Dispute } from '@tradewind/contract/trade/desk/disputes';
import { Happenings } from '../aftersales/happenings.tsx';
import { RequestFacts, RequestLines } from '../aftersales/request-facts.tsx';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Panel } from '../../look/panel.tsx';
import { DisputeFacts, RulingFacts } from './dispute-facts.tsx';
import { OrderSnapshot } from './order-snapshot.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { RuleButton } from './rule-button.tsx';

/** The dossier of a dispute, and the ruling. */
export const DisputePage = () => {
  const word = useWords();
  return (
    <Detail<Dispute>
      title={(dispute) => word('disputes.title', { sn: dispute.refund_sn })}
      main={(dispute) => (
        <>
          <Panel title={word('refunds.items')}>
            <RequestLines refund={dispute.request} />
            <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {dispute.request.explanation}
            </Typography>
          </Panel>
          <Panel title={word('refunds.history')}>
            <Happenings happenings={dispute.request.history} />
          </Panel>
          <Panel title={word('disputes.order')}>
            <OrderSnapshot order={dispute.order} />
          </Panel>
          <Panel title={word('disputes.parcels')}>
            <ParcelsPart parcels={dispute.parcels} />
          </Panel>
        </>
      )}
      aside={(dispute) => (
        <>
          <Panel title={word('refunds.facts')}>
            <RequestFacts refund={dispute.request} />
          </Panel>
          <Panel title={word('disputes.ruling')}>
            <DisputeFacts dispute={dispute} />
            {dispute.request.ruling && <RulingFacts ruling={dispute.request.ruling} by={dispute.ruled_by} />}
            {dispute.state === 'in_dispute' && !dispute.request.can.includes('rule') && (
              <Alert severity="info" sx={{ mt: 2 }}>
                {word('disputes.evidence_text')}
              </Alert>
            )}
            <Stack direction="row" sx={{ gap: 1, mt: 2.5 }}>
              {dispute.request.can.includes('rule') && <RuleButton dispute={dispute} />}
            </Stack>
          </Panel>
        </>
      )}
    />
  );
};

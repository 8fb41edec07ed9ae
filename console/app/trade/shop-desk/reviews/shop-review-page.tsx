import { Alert, Link as MuiLink, Stack } from '@mui/material';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import * as contract from '@tradewind/contract/trade/shop-desk/reviews';
import { Flag, MessageSquareReply } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../../../i18n/words.ts';
import { Detail } from '../../../look/detail.tsx';
import { Facts, Moment } from '../../../look/fields.tsx';
import { Panel } from '../../../look/panel.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';
import { useReportReasons } from '../../reviews/report-reasons.ts';
import { ReviewBody } from '../../reviews/review-body.tsx';

/** One review, and the shop's one reply to it. */
export const ShopReviewPage = () => {
  const word = useWords();
  return (
    <Detail<contract.ShopReview>
      title={(review) => word('reviews.title', { product: review.title })}
      main={(review) => (
        <>
          {review.hidden_because !== null && (
            <Alert severity="warning">{word('reviews.hidden_text', { because: review.hidden_because })}</Alert>
          )}
          {review.reported === 1 && <Alert severity="info">{word('reviews.waits')}</Alert>}
          <Panel title={word('reviews.what')}>
            <ReviewBody review={review} />
          </Panel>
        </>
      )}
      aside={(review) => (
        <Panel title={word('reviews.facts')}>
          <Facts
            facts={[
              [word('reviews.by'), review.nickname],
              [word('reviews.written'), <Moment key="written" value={review.written_at} />],
              [
                word('reviews.order'),
                <MuiLink key="order" component={Link} to={`/shop_orders/${review.order_id}/show`} underline="hover">
                  {review.order_sn}
                </MuiLink>,
              ],
              [word('reviews.helpful'), review.helpful],
            ]}
          />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <Verbs review={review} />
          </Stack>
        </Panel>
      )}
    />
  );
};

const Verbs = ({ review: { id, can_reply: canReply, can_report: canReport } }: { review: contract.ShopReview }) => {
  const word = useWords();
  const { choices } = useReportReasons();
  return (
    <>
      {canReply === 1 && (
        <VerbButton
          endpoint={contract.replyToReview}
          label={word('reviews.reply')}
          kind="main"
          icon={<MessageSquareReply size={18} />}
          fields={[{ name: 'text', label: word('reviews.reply_label'), kind: 'lines', required: true }]}
          input={({ text = '' }) => ({ id, text })}
          done={word('reviews.replied')}
        >
          {word('reviews.reply_text')}
        </VerbButton>
      )}
      {canReport === 1 && (
        <VerbButton
          endpoint={contract.reportForShop}
          label={word('reviews.report')}
          icon={<Flag size={18} />}
          fields={[
            {
              name: 'reason',
              label: word('reviews.report_reason'),
              kind: 'choice',
              required: true,
              value: 'untrue',
              choices,
            },
            { name: 'words', label: word('reviews.report_words'), kind: 'lines' },
          ]}
          input={({ reason = 'other', words = '' }) => ({ id, reason: reason as ReportReason, words })}
          done={word('reviews.reported')}
        >
          {word('reviews.report_text')}
        </VerbButton>
      )}
    </>
  );
};

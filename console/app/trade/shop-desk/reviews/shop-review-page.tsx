import { Alert, Link as MuiLink, Stack } from '@mui/material';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import * as contract from '@tradewind/contract/trade/shop-desk/reviews';
import { Flag, MessageSquareReply } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Detail } from '../../../design/detail.tsx';
import { Facts, Moment } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import { useReportReasons, ReviewBody } from '../../reviews/review-body.tsx';

/** One review and the shop's reply. */
export const ShopReviewPage = () => {
  const t = useTranslation();
  return (
    <Detail<contract.ShopReview>
      title={(review) => t('reviews.title', { product: review.title })}
      main={(review) => (
        <>
          {review.hidden_because !== null && (
            <Alert severity="warning">{t('reviews.hidden_text', { because: review.hidden_because })}</Alert>
          )}
          {review.reported === 1 && <Alert severity="info">{t('reviews.reported_undecided')}</Alert>}
          <Panel title={t('reviews.review')}>
            <ReviewBody review={review} />
          </Panel>
        </>
      )}
      aside={(review) => (
        <Panel title={t('reviews.facts')}>
          <Facts
            facts={[
              [t('reviews.by'), review.nickname],
              [t('reviews.written'), <Moment key="written" value={review.written_at} />],
              [
                t('reviews.order'),
                <MuiLink key="order" component={Link} to={`/shop_orders/${review.order_id}/show`} underline="hover">
                  {review.order_sn}
                </MuiLink>,
              ],
              [t('reviews.helpful'), review.helpful],
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

const Verbs = ({ review }: { review: contract.ShopReview }) => {
  const { id, can_reply: canReply, can_report: canReport, reply, reply_edit_until: editUntil } = review;
  const t = useTranslation();
  const { moment } = useFormat();
  const { choices } = useReportReasons();
  return (
    <>
      {canReply === 1 && (
        <ActionButton
          endpoint={contract.replyToReview}
          label={t('reviews.reply')}
          kind="main"
          icon={<MessageSquareReply size={18} />}
          fields={[{ name: 'text', label: t('reviews.reply_label'), kind: 'lines', required: true }]}
          input={({ text = '' }) => ({ id, text })}
          done={t('reviews.replied')}
        >
          {t('reviews.reply_text')}
        </ActionButton>
      )}
      {editUntil !== null && (
        <ActionButton
          endpoint={contract.editReply}
          label={t('reviews.edit_reply')}
          icon={<MessageSquareReply size={18} />}
          fields={[
            {
              name: 'text',
              label: t('reviews.reply_label'),
              kind: 'lines',
              required: true,
              value: reply?.comment ?? '',
            },
          ]}
          input={({ text = '' }) => ({ id, text })}
          done={t('reviews.reply_edited')}
        >
          {t('reviews.edit_reply_text', { moment: moment(editUntil) })}
        </ActionButton>
      )}
      {canReport === 1 && (
        <ActionButton
          endpoint={contract.reportForShop}
          label={t('reviews.report')}
          icon={<Flag size={18} />}
          fields={[
            {
              name: 'reason',
              label: t('reviews.report_reason'),
              kind: 'choice',
              required: true,
              value: 'untrue',
              choices,
            },
            { name: 'words', label: t('reviews.report_details'), kind: 'lines' },
          ]}
          input={({ reason = 'other', words = '' }) => ({ id, reason: reason as ReportReason, words })}
          done={t('reviews.reported')}
        >
          {t('reviews.report_text')}
        </ActionButton>
      )}
    </>
  );
};

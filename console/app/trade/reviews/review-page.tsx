import { Alert, Stack } from '@mui/material';
import * as contract from '@tradewind/contract/trade/desk/reviews';
import { Check, Eye, EyeOff } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { Code, Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { ActionButton } from '../../design/action-button.tsx';
import { ReportList } from './report-list.tsx';
import { ReviewBody } from './review-body.tsx';

/** One review, the reports about it, and the decision. */
export const ReviewPage = () => {
  const t = useTranslation();
  return (
    <Detail<contract.DeskReview>
      title={(review) => t('reviews.title', { product: review.title })}
      main={(review) => (
        <>
          {review.hidden && (
            <Alert severity="warning">{t('reviews.hidden_text', { because: review.hidden.because })}</Alert>
          )}
          <Panel title={t('reviews.review')}>
            <ReviewBody review={review} />
          </Panel>
          {review.reports.length > 0 && (
            <Panel title={t('reviews.reports')}>
              <ReportList
                reports={review.reports}
                noteOn={({ for_shop: forShop }) => forShop === 1 && t('reviews.for_shop')}
              />
            </Panel>
          )}
        </>
      )}
      aside={(review) => (
        <Panel title={t('reviews.facts')}>
          <Facts
            facts={[
              [t('reviews.by'), <ShopperLink key="by" id={review.user_id} name={review.username} />],
              [t('reviews.written'), <Moment key="written" value={review.written_at} />],
              [t('reviews.shop'), review.mer_name],
              [t('reviews.order'), <Code key="order" value={review.order_sn} long />],
              [t('reviews.helpful'), review.helpful],
              review.hidden !== null && [t('reviews.hidden_by'), review.hidden.by],
            ]}
          />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <Decisions review={review} />
          </Stack>
        </Panel>
      )}
    />
  );
};

const Decisions = ({ review: { id, hidden, open_reports: open } }: { review: contract.DeskReview }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(contract.hideReview)) return null;
  const why = { name: 'reason', label: t('reviews.reason'), kind: 'lines', required: true } as const;
  const input = ({ reason = '' }: Record<string, string>) => ({ id, reason });
  if (hidden) {
    return (
      <ActionButton
        endpoint={contract.showReview}
        label={t('reviews.show')}
        icon={<Eye size={18} />}
        fields={[why]}
        input={input}
        done={t('reviews.show_done')}
      >
        {t('reviews.show_text')}
      </ActionButton>
    );
  }
  return (
    <>
      {open > 0 && (
        <ActionButton
          endpoint={contract.keepReview}
          label={t('reviews.keep')}
          kind="main"
          icon={<Check size={18} />}
          fields={[why]}
          input={input}
          done={t('reviews.keep_done')}
        >
          {t('reviews.keep_text')}
        </ActionButton>
      )}
      <ActionButton
        endpoint={contract.hideReview}
        label={t('reviews.hide')}
        kind="danger"
        icon={<EyeOff size={18} />}
        fields={[why]}
        input={input}
        done={t('reviews.hide_done')}
      >
        {t('reviews.hide_text')}
      </ActionButton>
    </>
  );
};

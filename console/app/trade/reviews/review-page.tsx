import { Alert, Stack, Typography } from '@mui/material';
import * as contract from '@tradewind/contract/trade/desk/reviews';
import { Check, Eye, EyeOff } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Code, Facts, Moment, PersonLink } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { VerbButton } from '../../look/verb-button.tsx';
import { useReportReasons } from './report-reasons.ts';
import { ReviewBody } from './review-body.tsx';

/** One review, what was reported about it, and the decision. */
export const ReviewPage = () => {
  const word = useWords();
  return (
    <Detail<contract.DeskReview>
      title={(review) => word('reviews.title', { product: review.title })}
      main={(review) => (
        <>
          {review.hidden && (
            <Alert severity="warning">{word('reviews.hidden_text', { because: review.hidden.because })}</Alert>
          )}
          <Panel title={word('reviews.what')}>
            <ReviewBody review={review} />
          </Panel>
          {review.reports.length > 0 && (
            <Panel title={word('reviews.reports')}>
              <Reports reports={review.reports} />
            </Panel>
          )}
        </>
      )}
      aside={(review) => (
        <Panel title={word('reviews.facts')}>
          <Facts
            facts={[
              [word('reviews.by'), <PersonLink key="by" id={review.user_id} name={review.username} />],
              [word('reviews.written'), <Moment key="written" value={review.written_at} />],
              [word('reviews.shop'), review.mer_name],
              [word('reviews.order'), <Code key="order" value={review.order_sn} long />],
              [word('reviews.helpful'), review.helpful],
              review.hidden !== null && [word('reviews.hidden_by'), review.hidden.by],
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

const Reports = ({ reports }: { reports: contract.DeskReview['reports'] }) => {
  const word = useWords();
  const { nameOf } = useReportReasons();
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {reports.map((report) => (
        <Stack key={report.id} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, gap: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {word('reviews.report_line', { by: report.by, reason: nameOf(report.reason) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Moment value={report.at} />
            {report.for_shop === 1 && ` · ${word('reviews.for_shop')}`}
            {report.decided_at && ` · ${word('reviews.decided')}`}
          </Typography>
          {report.words && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {report.words}
            </Typography>
          )}
        </Stack>
      ))}
    </Stack>
  );
};

const Decisions = ({ review: { id, hidden, open_reports: open } }: { review: contract.DeskReview }) => {
  const word = useWords();
  const may = useMay();
  if (!may(contract.hideReview)) return null;
  const why = { name: 'reason', label: word('reviews.why'), kind: 'lines', required: true } as const;
  const input = ({ reason = '' }: Record<string, string>) => ({ id, reason });
  if (hidden) {
    return (
      <VerbButton
        endpoint={contract.showReview}
        label={word('reviews.show')}
        icon={<Eye size={18} />}
        fields={[why]}
        input={input}
        done={word('reviews.show_done')}
      >
        {word('reviews.show_text')}
      </VerbButton>
    );
  }
  return (
    <>
      {open > 0 && (
        <VerbButton
          endpoint={contract.keepReview}
          label={word('reviews.keep')}
          kind="main"
          icon={<Check size={18} />}
          fields={[why]}
          input={input}
          done={word('reviews.keep_done')}
        >
          {word('reviews.keep_text')}
        </VerbButton>
      )}
      <VerbButton
        endpoint={contract.hideReview}
        label={word('reviews.hide')}
        kind="danger"
        icon={<EyeOff size={18} />}
        fields={[why]}
        input={input}
        done={word('reviews.hide_done')}
      >
        {word('reviews.hide_text')}
      </VerbButton>
    </>
  );
};

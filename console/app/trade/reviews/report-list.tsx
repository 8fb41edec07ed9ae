import { Stack, Typography } from '@mui/material';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { useReportReasons } from './review-body.tsx';

/** A shopper's report about something that is public. */
interface Report {
  id: string;
  by: string;
  reason: ReportReason;
  words: string;
  at: string;
  decided_at: string | null;
}

interface ReportListProps<R extends Report> {
  reports: readonly R[];
  /** What else is to be said of a report, if anything. */
  noteOn: (report: R) => string | false;
}

/** Reports about a review or a question: who, why, when, in which words, and whether they are decided. */
export const ReportList = <R extends Report>({ reports, noteOn }: ReportListProps<R>) => {
  const t = useTranslation();
  const { nameOf } = useReportReasons();
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {reports.map((report) => (
        <Stack key={report.id} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, gap: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('reviews.report_line', { by: report.by, reason: nameOf(report.reason) })}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <Moment value={report.at} />
            {[noteOn(report), report.decided_at && t('reviews.decided')].map((note) => note && ` · ${note}`)}
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

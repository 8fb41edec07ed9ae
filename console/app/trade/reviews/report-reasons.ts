import { reportReasonTexts } from '@tradewind/contract/trade/review-texts';
import { reportReasons, type ReportReason } from '@tradewind/contract/trade/reviews';
import type { Locale } from '@tradewind/contract/base/locales';
import { useLocaleState } from 'react-admin';

/** Why a review should not stand, in the reader's language. */
export function useReportReasons() {
  const [locale] = useLocaleState();
  const nameOf = (reason: ReportReason): string => reportReasonTexts[reason][locale as Locale];
  return { nameOf, choices: reportReasons.map((reason) => ({ id: reason, name: nameOf(reason) })) };
}

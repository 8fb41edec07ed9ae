import * as contract from '@tradewind/contract/trade/desk/reviews';
import { pickText } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import type { DeskCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import { hideReview, keepReview, showReview } from './decide-review.ts';
import { findForDesk, listForDesk, type DeskReviewRecord } from './desk-queries.ts';
import { presentReview } from './present-review.ts';
import { presentReplyVersions } from './reply-versions.ts';
import { toStars } from './review.ts';
import type { ReviewsDeps } from './reviews-deps.ts';

/** Routes of the desk for reviews. */
export function reviewsDeskRoutes(api: Api, deps: ReviewsDeps): void {
  const { read } = deps.db;

  const present = (row: DeskReviewRecord, { locale, now }: DeskCall): contract.DeskReview => ({
    ...presentReview(row, { userId: null, locale, now, fileLinks: deps.fileLinks }),
    id: row.id,
    written_at: row.reviewed_at.toISOString(),
    user_id: row.user_id,
    username: row.username,
    mer_id: row.shop_id,
    mer_name: row.shop_name,
    product_id: row.product_id,
    title: pickText(row.titles, locale),
    image: row.image,
    order_id: row.order_id,
    order_sn: row.order_sn,
    service_score: toStars(row.service_score),
    postage_score: toStars(row.postage_score),
    reply_versions: presentReplyVersions(row.reply_versions),
    hidden: row.hidden_at && { at: row.hidden_at.toISOString(), by: row.hider ?? '', because: row.hidden_because },
    open_reports: row.reports.filter((report) => !report.decided_at).length,
    reports: row.reports.map((report) => ({
      id: report.id,
      by: report.by,
      for_shop: report.for_shop ? 1 : 0,
      reason: report.reason as ReportReason,
      words: report.words,
      // JSON aggregates return times as text.
      at: new Date(report.reported_at).toISOString(),
      decided_at: report.decided_at && new Date(report.decided_at).toISOString(),
    })),
  });

  const shown = async (call: DeskCall, id: string) =>
    present(requireFound(await findForDesk(read, id), 'review_not_found'), call);

  api.operator(contract.deskReviews, async (call, input) => {
    const { rows, next, total, counts } = await listForDesk(read, input);
    return { list: rows.map((row) => present(row, call)), total, next, counts };
  });

  api.operator(contract.deskReviewById, (call, { id }) => shown(call, id));

  api.operator(contract.hideReview, async (call, input) => {
    await hideReview(deps, call, input);
    return shown(call, input.id);
  });

  api.operator(contract.showReview, async (call, input) => {
    await showReview(deps, call, input);
    return shown(call, input.id);
  });

  api.operator(contract.keepReview, async (call, input) => {
    await keepReview(deps, call, input);
    return shown(call, input.id);
  });
}
